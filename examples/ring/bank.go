package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"

	"github.com/kbind/kbind/rt"
)

// bank is two kernels on the device that talk to each other: see bank.cu.
type bank struct {
	limit  int32
	desk   *rt.Ring[Order, int32]
	ledger *rt.Ring[Order, Balance]
}

// openBank starts the kernels. The rings keep the memory that they are given until they are closed.
func openBank(ctx context.Context, accounts int, limit int32) (_ *bank, err error) {
	b := &bank{limit: limit}
	defer func() {
		if err != nil {
			err = errors.Join(err, b.Close())
		}
	}()
	stream, err := rt.NewStream(ctx)
	if err != nil {
		return nil, err
	}
	defer stream.Close()
	frozen, err := rt.BufferFrom(stream, make([]int32, accounts))
	if err != nil {
		return nil, err
	}
	defer frozen.Free()
	balances, err := rt.BufferFrom(stream, make([]Balance, accounts))
	if err != nil {
		return nil, err
	}
	defer balances.Free()
	toDesk, err := NewDeskInbox(ctx)
	if err != nil {
		return nil, err
	}
	defer toDesk.Free()
	toLedger, err := NewLedgerInbox(ctx)
	if err != nil {
		return nil, err
	}
	defer toLedger.Free()
	if err := stream.Synchronize(ctx); err != nil {
		return nil, err
	}
	if b.ledger, err = StartLedger(ctx, toLedger, toDesk, balances, limit); err != nil {
		return nil, err
	}
	if b.desk, err = StartDesk(ctx, toDesk, toLedger, frozen); err != nil {
		return nil, err
	}
	return b, nil
}

// Close ends the kernels.
func (b *bank) Close() error {
	var errs []error
	if b.desk != nil {
		errs = append(errs, b.desk.Close())
	}
	if b.ledger != nil {
		errs = append(errs, b.ledger.Close())
	}
	return errors.Join(errs...)
}

// spend pays out of an account until the desk refuses, and waits until all of it is booked. It returns the balance.
func (b *bank) spend(ctx context.Context, account int32) (Balance, error) {
	rnd := rand.New(rand.NewPCG(5, uint64(account)))
	var paid Balance
	for {
		order := Order{Account: account, Cents: -1 - rnd.Int32N(100)}
		taken, err := b.desk.Call(ctx, order)
		if err != nil {
			return paid, err
		}
		if taken == 0 {
			break
		}
		if taken > 0 {
			paid.Cents += order.Cents
			paid.Orders++
		}
	}
	for {
		booked, err := b.ledger.Call(ctx, Order{Account: account})
		switch {
		case err != nil:
			return booked, err
		case booked.Orders < paid.Orders:
		case booked != paid || booked.Cents >= -b.limit:
			return booked, fmt.Errorf("account %d: the ledger has %+v, but %+v was paid, with a limit of %d", account, booked,
				paid, b.limit)
		default:
			return booked, nil
		}
	}
}

// runBank has as many goroutines spend, each from an account of its own.
func runBank(ctx context.Context, accounts int) error {
	const limit = 10000
	if accounts < 1 {
		return fmt.Errorf("-bank=%d: a bank has at least 1 account", accounts)
	}
	b, err := openBank(ctx, accounts, limit)
	if err != nil {
		return err
	}
	defer b.Close()
	balances, errs := make([]Balance, accounts), make([]error, accounts)
	var wg sync.WaitGroup
	for i := range accounts {
		wg.Go(func() { balances[i], errs[i] = b.spend(ctx, int32(i)) })
	}
	wg.Wait()
	worst := balances[0]
	for _, c := range balances {
		if c.Cents < worst.Cents {
			worst = c
		}
	}
	fmt.Printf("%d accounts frozen at the limit of %d; the one furthest over it has %d after %d orders\n", accounts,
		-limit, worst.Cents, worst.Orders)
	return errors.Join(errs...)
}

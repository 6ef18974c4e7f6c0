// A bank of two kernels that talk to each other: the desk takes orders and tells the ledger, which books them and tells the
// desk when it is to freeze an account.

struct Order {
  int account;
  int cents;  // to pay in, or out if negative; 0 from the ledger: freeze the account, and from the host: tell the balance
};

struct Balance {
  int cents;
  int orders;  // booked
};

__device__ bool tell_desk(unsigned long long* inbox, const Order& o);
__device__ bool tell_ledger(unsigned long long* inbox, const Order& o);

// Takes an order: 1, or 0 if the account is frozen, or -1 if the ledger has no room for it now.
//kbind:ring Desk blocks=4 capacity=256 tell=tell_desk
__device__ int desk(const Order& o, unsigned long long* ledger, int* frozen) {
  if (o.cents == 0) return atomicExch(&frozen[o.account], 1);
  if (atomicAdd(&frozen[o.account], 0) != 0) return 0;
  return tell_ledger(ledger, o) ? 1 : -1;
}

// Books orders one after the other, as it has one block, and returns the balance. If the desk has no room for the message
// that the account is to be frozen, the next order tells it again.
//kbind:ring Ledger capacity=256 tell=tell_ledger
__device__ Balance book(const Order& o, unsigned long long* desk, Balance* accounts, int limit) {
  Balance b = accounts[o.account];
  if (o.cents == 0) return b;
  b.cents += o.cents;
  b.orders++;
  accounts[o.account] = b;
  const Order freeze = {o.account, 0};
  if (b.cents < -limit) tell_desk(desk, freeze);
  return b;
}

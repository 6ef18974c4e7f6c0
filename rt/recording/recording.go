// Package recording reads and writes recorded launches: the arguments of a launch and the contents of its memory
// beforehand. Programs write them if the environment variable KBIND_CAPTURE is set. kbind tune and kbind bench launch
// them again.
//
// A file consists of the line "kbind recording 1", a line of JSON (Launch), and the contents of the arguments in memory
// and of the constants, one after another in the order of the JSON.
package recording

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/kbind/kbind/rt/driver"
)

// Version is the version of the format, and Ext the extension of files.
const (
	Version = 1
	Ext     = ".kbindrec"
)

// MostBytes is how many bytes the contents of a recording may have.
const MostBytes = 1 << 30

// Launch is a recorded launch.
type Launch struct {
	Kernel    string      `json:"kernel"` // in Go, without the instance
	Symbol    string      `json:"symbol"`
	File      string      `json:"file"`   // the kernel file, for messages
	Source    string      `json:"source"` // its text and options, as tuned.Hash has them
	Device    string      `json:"device"` // for people
	Grid      driver.Dim3 `json:"grid"`   // in blocks
	Block     driver.Dim3 `json:"block"`
	Shared    int         `json:"shared,omitempty"`
	Args      []Arg       `json:"args"`
	Constants []Constant  `json:"constants,omitempty"`
}

// Arg is an argument of the kernel.
type Arg struct {
	Name  string         `json:"name"`
	Kind  driver.ArgKind `json:"kind"`
	Value []byte         `json:"value,omitempty"` // of a value
	Bytes int64          `json:"bytes,omitempty"` // of memory, whose contents are in the file, or of local memory
}

// Constant is a __constant__ variable, whose contents are in the file after those of the arguments.
type Constant struct {
	Symbol string `json:"symbol"`
	Bytes  int64  `json:"bytes"`
}

// sizes are the bytes of the contents, in their order.
func (l *Launch) sizes() []int64 {
	var list []int64
	for _, a := range l.Args {
		if a.Kind == driver.ArgMem {
			list = append(list, a.Bytes)
		}
	}
	for _, c := range l.Constants {
		list = append(list, c.Bytes)
	}
	return list
}

// Total is how many bytes the contents have together.
func (l *Launch) Total() int64 {
	total := int64(0)
	for _, n := range l.sizes() {
		total += n
	}
	return total
}

var magic = fmt.Sprintf("kbind recording %d\n", Version)

// Write writes a recording; contents gives the contents with an index, in the order of Launch's documentation. A file
// that is there is whole.
func Write(path string, l *Launch, contents func(i int) ([]byte, error)) (err error) {
	head, err := json.Marshal(l)
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".kbind-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name()) // the error is the one before
		}
	}()
	_, err = f.WriteString(magic + string(head) + "\n")
	for i, n := range l.sizes() {
		if err != nil {
			break
		}
		var data []byte
		if data, err = contents(i); err == nil && int64(len(data)) != n {
			err = fmt.Errorf("%d bytes of contents, want %d", len(data), n)
		}
		if err == nil {
			_, err = f.Write(data)
		}
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// File is a recording in a file.
type File struct {
	Launch
	Path string
	at   []int64 // where the contents begin
}

// Open reads a recording's head. The error says what is wrong with the file.
func Open(path string) (*File, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r := bufio.NewReader(f)
	first, err := r.Peek(len(magic)) // no more: the file may be anything
	if err != nil || string(first) != magic {
		if bytes.HasPrefix(first, []byte("kbind recording ")) {
			return nil, fmt.Errorf("%s: it is of another version than this one, %d: record it again", path, Version)
		}
		return nil, fmt.Errorf("%s: it is no recording of a launch", path)
	}
	if _, err := r.Discard(len(magic)); err != nil {
		return nil, err
	}
	head, err := r.ReadBytes('\n')
	l := &File{Path: path}
	if err == nil {
		err = json.Unmarshal(head, &l.Launch)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: it is damaged: %w", path, err)
	}
	at := int64(len(magic) + len(head))
	for _, n := range l.sizes() {
		if n < 0 || n > MostBytes {
			return nil, fmt.Errorf("%s: it is damaged: contents of %d bytes", path, n)
		}
		l.at = append(l.at, at)
		at += n
	}
	if info, err := f.Stat(); err != nil || info.Size() != at {
		return nil, errors.Join(fmt.Errorf("%s: it is damaged: it does not have the %d bytes that its head names", path, at),
			err)
	}
	return l, nil
}

// At is where the contents with an index begin in the file.
func (f *File) At(i int) int64 { return f.at[i] }

// Read reads n bytes at an offset of a file.
func Read(path string, at int64, n int) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data := make([]byte, n)
	_, err = io.ReadFull(io.NewSectionReader(f, at, int64(n)), data)
	return data, err
}

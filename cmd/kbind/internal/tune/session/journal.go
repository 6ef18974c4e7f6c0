package session

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"

	"github.com/kbind/kbind/rt/bench/candidate"
)

// Journal is what a session has measured, a line of JSON for each configuration, written before the next is
// measured. A line that a kill cut off is passed over.
type Journal struct {
	file *os.File
	have map[string]candidate.Reply
}

// entry is a line.
type entry struct {
	Config string // as space.Text shows it
	Reply  candidate.Reply
}

// OpenJournal reads a journal, or begins one; fresh throws away what is there. head is what the session is about: a
// journal with another first line is begun anew.
func OpenJournal(path, head string, fresh bool) (*Journal, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, err
	}
	j := &Journal{have: map[string]candidate.Reply{}}
	data, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		return nil, err
	}
	first, rest, whole := bytes.Cut(data, []byte("\n"))
	keep := 0
	if whole && string(first) == head && !fresh {
		keep = len(first) + 1
		for line := range bytes.Lines(rest) {
			var e entry
			if line[len(line)-1] != '\n' || json.Unmarshal(line, &e) != nil {
				break
			}
			j.have[e.Config] = e.Reply
			keep += len(line)
		}
	}
	if j.file, err = os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644); err != nil {
		return nil, err
	}
	if err := j.file.Truncate(int64(keep)); err != nil {
		return nil, err
	}
	if _, err := j.file.Seek(int64(keep), 0); err != nil {
		return nil, err
	}
	if keep == 0 {
		_, err = j.file.WriteString(head + "\n")
	}
	return j, err
}

// Len is how many configurations it has.
func (j *Journal) Len() int { return len(j.have) }

// Get returns what was measured.
func (j *Journal) Get(config string) (candidate.Reply, bool) {
	r, ok := j.have[config]
	return r, ok
}

// Put keeps what was measured, on the disk too.
func (j *Journal) Put(config string, r candidate.Reply) error {
	line, err := json.Marshal(entry{config, r})
	if err != nil {
		return err
	}
	j.have[config] = r
	if _, err := j.file.Write(append(line, '\n')); err != nil {
		return err
	}
	return j.file.Sync()
}

// Close leaves the journal as it is.
func (j *Journal) Close() error { return j.file.Close() }

// Remove ends a session that is complete.
func (j *Journal) Remove() error {
	if err := j.file.Close(); err != nil {
		return err
	}
	return os.Remove(j.file.Name())
}

package nccl

import (
	"strings"
	"testing"
)

// TestFromEnv reads the environments of the programs that start ranks.
func TestFromEnv(t *testing.T) {
	for name, test := range map[string]struct {
		env  string
		want World
		err  string
	}{
		"nothing": {"", World{Size: 1}, ""},
		"torchrun": {"RANK=3 WORLD_SIZE=8 LOCAL_RANK=1 " +
			"MASTER_ADDR=node0 MASTER_PORT=4000", World{Rank: 3, Size: 8,
			LocalRank: 1, Addr: "node0:4000"}, ""},
		"torchrun's own store": {"RANK=0 WORLD_SIZE=2 MASTER_ADDR=::1 MASTER_PORT=4000 TORCHELASTIC_USE_AGENT_STORE=True",
			World{Size: 2, Addr: "[::1]:4001"}, ""},
		"Slurm": {"SLURM_PROCID=1 SLURM_NTASKS=4 SLURM_LOCALID=1 " +
			"SLURM_JOB_ID=77 SLURM_STEP_NODELIST=gpu[003-004],x MASTER_PORT=9",
			World{Rank: 1, Size: 4, LocalRank: 1, Addr: "gpu003:9"}, ""},
		"Open MPI on one host": {"OMPI_COMM_WORLD_RANK=1 OMPI_COMM_WORLD_SIZE=2 " +
			"OMPI_COMM_WORLD_LOCAL_RANK=1 OMPI_COMM_WORLD_LOCAL_SIZE=2 MASTER_PORT=9",
			World{Rank: 1, Size: 2, LocalRank: 1, Addr: "127.0.0.1:9"}, ""},
		"Open MPI on two": {"OMPI_COMM_WORLD_RANK=1 OMPI_COMM_WORLD_SIZE=2 " +
			"OMPI_COMM_WORLD_LOCAL_RANK=0 OMPI_COMM_WORLD_LOCAL_SIZE=1", World{}, "set MASTER_ADDR"},
		"no number":    {"RANK=x WORLD_SIZE=2 MASTER_ADDR=a", World{}, `RANK="x"`},
		"no such rank": {"RANK=2 WORLD_SIZE=2 MASTER_ADDR=a", World{}, "rank 2 of 2"},
	} {
		env := map[string]string{}
		for _, f := range strings.Fields(test.env) {
			k, v, _ := strings.Cut(f, "=")
			env[k] = v
		}
		got := fromEnv(func(k string) (string, bool) { v, ok := env[k]; return v, ok })
		err := got.err
		got.err = nil
		switch {
		case test.err != "" && (err == nil || !strings.Contains(err.Error(), test.err)):
			t.Errorf("%s: got error %v, want %s", name, err, test.err)
		case test.err == "" && (err != nil || got != test.want):
			t.Errorf("%s: got %+v, %v, want %+v", name, got, err, test.want)
		}
	}
	if a, b := portOf("1"), portOf("2"); a == b || a < 1024 || a >= 32768 {
		t.Errorf("ports %d and %d", a, b)
	}
}

func TestFirstHost(t *testing.T) {
	for list, want := range map[string]string{
		"a": "a", "a,b": "a", "gpu[003-005,7],login": "gpu003", "n[1-2]-ib": "n1-ib", "": "", "n[1": "",
	} {
		if got := firstHost(list); got != want {
			t.Errorf("%q begins with %q, want %q", list, got, want)
		}
	}
}

// TestVersion spells the numbers of old and new versions.
func TestVersion(t *testing.T) {
	for n, want := range map[int]string{22809: "2.28.9", 2804: "2.8.4", 21403: "2.14.3"} {
		if got := version(n); got != want {
			t.Errorf("%d is %s, want %s", n, got, want)
		}
	}
}

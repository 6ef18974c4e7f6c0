package nccl

import (
	"errors"
	"fmt"
	"hash/fnv"
	"net"
	"os"
	"strconv"
	"strings"

	"github.com/kbind/kbind/rt/driver"
)

// World says which rank a process is, how many ranks there are, and where to find rank 0.
type World struct {
	Rank, Size int
	LocalRank  int    // among those of the same host: which of its devices to open
	Addr       string // host:port at which rank 0 listens, the same on all ranks

	err error // of FromEnv
}

func (w World) check() error {
	if w.Size < 1 || w.Rank < 0 || w.Rank >= w.Size {
		return driver.Errorf(driver.ErrInvalidLaunch, "nccl: rank %d of %d", w.Rank, w.Size)
	}
	if _, _, err := net.SplitHostPort(w.Addr); err != nil && w.Size > 1 {
		return driver.Errorf(driver.ErrInvalidLaunch, "nccl: the address of rank 0: %v", err)
	}
	return nil
}

// FromEnv reads what torchrun (RANK, WORLD_SIZE, LOCAL_RANK, MASTER_ADDR, MASTER_PORT), Slurm (SLURM_PROCID and others)
// or Open MPI (OMPI_COMM_WORLD_RANK and others) set in the environment. MASTER_ADDR and MASTER_PORT are read with all
// three. If none of these is set, the process is the only rank. Init reports errors in the environment.
func FromEnv() World { return fromEnv(os.LookupEnv) }

type lookup func(string) (string, bool)

// number reads a number that must be there.
func (env lookup) number(name string, err *error) int {
	text, _ := env(name)
	n, e := strconv.Atoi(text)
	if e != nil && *err == nil {
		*err = driver.Errorf(driver.ErrInvalidLaunch, "nccl: %s=%q in the environment is no number", name, text)
	}
	return n
}

func (env lookup) text(names ...string) string {
	for _, n := range names {
		if v, _ := env(n); v != "" {
			return v
		}
	}
	return ""
}

// defaultPort is torchrun's.
const defaultPort = 29500

func fromEnv(env lookup) World {
	var w World
	has := func(name string) bool { _, ok := env(name); return ok }
	host, port := env.text("MASTER_ADDR"), defaultPort
	switch {
	case has("RANK") && has("WORLD_SIZE"):
		w.Rank, w.Size = env.number("RANK", &w.err), env.number("WORLD_SIZE", &w.err)
		if w.LocalRank = 0; has("LOCAL_RANK") {
			w.LocalRank = env.number("LOCAL_RANK", &w.err)
		}
	case has("OMPI_COMM_WORLD_RANK"):
		w.Rank, w.Size = env.number("OMPI_COMM_WORLD_RANK", &w.err), env.number("OMPI_COMM_WORLD_SIZE", &w.err)
		w.LocalRank = env.number("OMPI_COMM_WORLD_LOCAL_RANK", &w.err)
		if host == "" && env.text("OMPI_COMM_WORLD_LOCAL_SIZE") == env.text("OMPI_COMM_WORLD_SIZE") {
			host = "127.0.0.1"
		}
		port = portOf(env.text("PMIX_NAMESPACE", "OMPI_MCA_ess_base_jobid"))
	case has("SLURM_PROCID") && has("SLURM_NTASKS"):
		w.Rank, w.Size = env.number("SLURM_PROCID", &w.err), env.number("SLURM_NTASKS", &w.err)
		w.LocalRank = env.number("SLURM_LOCALID", &w.err)
		if host == "" {
			host = firstHost(env.text("SLURM_STEP_NODELIST", "SLURM_JOB_NODELIST", "SLURM_NODELIST"))
		}
		port = portOf(env.text("SLURM_JOB_ID", "SLURM_JOBID") + "." + env.text("SLURM_STEP_ID", "SLURM_STEPID"))
	default:
		return World{Size: 1}
	}
	if has("MASTER_PORT") {
		port = env.number("MASTER_PORT", &w.err)
		if strings.EqualFold(env.text("TORCHELASTIC_USE_AGENT_STORE"), "true") {
			port++ // where torchrun itself listens is taken
		}
	}
	if w.err == nil && host == "" && w.Size > 1 {
		w.err = errors.New("nccl: the environment does not say where rank 0 is: set MASTER_ADDR")
	}
	w.Addr = net.JoinHostPort(host, strconv.Itoa(port))
	if err := w.check(); w.err == nil {
		w.err = err
	}
	return w
}

// portOf is a port for a job, so that two on a host do not meet.
func portOf(job string) int {
	h := fnv.New32a()
	fmt.Fprint(h, job)
	return 20000 + int(h.Sum32()%12000) // below what systems hand out by themselves
}

// firstHost is the first of Slurm's list of hosts: "gpu[003-005,7],login" begins with gpu003.
func firstHost(list string) string {
	open := strings.IndexAny(list, "[,")
	if open < 0 || list[open] == ',' {
		host, _, _ := strings.Cut(list, ",")
		return host
	}
	end := strings.IndexByte(list[open:], ']')
	if end < 0 {
		return ""
	}
	inside := list[open+1 : open+end]
	number := inside[:len(inside)-len(strings.TrimLeft(inside, "0123456789"))]
	rest := list[open+end+1:]
	after, _, _ := strings.Cut(rest, ",")
	return list[:open] + number + after
}

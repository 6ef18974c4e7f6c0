# The commands of this repository under short names; Go needs no make.

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile

test: ## test every package, with samples of what is exhaustive
	go test ./...

all: ## test everything that this machine can
	KBIND_TEST=all go test -timeout 30m ./...

generate: ## write all generated files
	go generate ./...

check: ## what must hold for every commit, as CI runs it
	bash .ci/run

gpu: ## everything that needs a GPU
	bash testdata/gpu/run.sh

.PHONY: help test all generate check gpu

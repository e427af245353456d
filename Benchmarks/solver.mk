BENCH := .build/bench

.PHONY: bench bench-solver bench-solver-before check-solver

bench: bench-solver ## Measure against peers, side by side

bench-solver: ## Compare the solver with kiwi on the workloads W1–W9 (five minutes); writes a table to Benchmarks/RESULTS.md
	swift build -c release --product solver-bench
	mkdir -p $(BENCH)
	python3 Benchmarks/workloads.py $(BENCH)/lay
	test -d $(BENCH)/kiwi || { pip download -q --no-binary :all: --no-deps kiwisolver -d $(BENCH) && mkdir -p $(BENCH)/kiwi && \
		tar xzf $(BENCH)/kiwisolver-*.tar.gz -C $(BENCH)/kiwi --strip-components=1; }
	for mode in 0 1; do \
		g++ -O3 -march=native -DNDEBUG -std=c++17 -I$(BENCH)/kiwi -DMODE_EV=$$mode Benchmarks/kiwi_bench.cpp -o $(BENCH)/kiwi-$$mode || exit 1; \
	done
	python3 Benchmarks/compare.py $(BENCH) .build/release/solver-bench Benchmarks/RESULTS.md

BEFORE ?= HEAD

bench-solver-before: ## Compare the solver with an earlier commit's (ten minutes): make bench-solver-before BEFORE=b782c24
	swift build -c release --product solver-bench
	mkdir -p $(BENCH)
	python3 Benchmarks/workloads.py $(BENCH)/lay
	python3 Benchmarks/before.py $(BEFORE) $(BENCH) .build/release/solver-bench

check-solver: ## Check 50,000 generated steps of the solver against exact results and its own laws (two minutes)
	swift run -c release solver-check --fuzz 9000 1

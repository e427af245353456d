.PHONY: bench-layout

bench: bench-layout

bench-layout: ## Lay out screens of 50 to 500 views: first layout, full pass, one constant; writes a table to Benchmarks/RESULTS.md
	swift build -c release --product layout-bench
	@taskset -c $$(( $$(nproc) - 1 )) .build/release/layout-bench | \
		python3 Benchmarks/results.py Benchmarks/RESULTS.md Layout 'make bench-layout'

.PHONY: bench-load

bench: bench-load

bench-load: setup ## Measure how time and memory grow: 10,000 cells, 2,000 specs, 5,000 views, 100,000 rows, 64 workers
	swift build -c release --product plumb
	swift build -c release --product layout-bench
	python3 Benchmarks/load.py .build/release Benchmarks/RESULTS.md

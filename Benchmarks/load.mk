.PHONY: bench-load

bench: bench-load

bench-load: setup ## 10,000 cells, 2,000 specs, 5,000 views, 100,000 rows, 64 workers: growth of time and memory
	swift build -c release --product plumb
	swift build -c release --product layout-bench
	python3 Benchmarks/load.py .build/release Benchmarks/RESULTS.md

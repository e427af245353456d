.PHONY: bench-pipeline

# The browser and its peers' libraries are needed here alone.
BENCH_PACKAGES := chromium libpng16-16 python3

bench: bench-pipeline

bench-pipeline: setup ## The way to a picture beside headless Chromium: one table, kept in Benchmarks/RESULTS.md
	@missing=$$(for p in $(BENCH_PACKAGES); do dpkg -s $$p 2>/dev/null | grep -q '^Status: install ok' || echo $$p; done); \
	if [ -n "$$missing" ]; then \
		echo "Installing:" $$missing; \
		root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$root apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	fi
	swift build -c release --product pipeline-bench
	swift build -c release --product gallery
	python3 Benchmarks/pipeline.py .build/release $(BENCH)/pipeline Benchmarks/RESULTS.md

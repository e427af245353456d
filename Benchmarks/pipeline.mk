.PHONY: bench-pipeline

# Only this benchmark needs the browser and the peers' libraries.
BENCH_PACKAGES := chromium libpng16-16 python3

bench: bench-pipeline

bench-pipeline: setup ## Compare the whole pipeline with headless Chromium; writes a table to Benchmarks/RESULTS.md
	@missing=$$(for p in $(BENCH_PACKAGES); do dpkg -s $$p 2>/dev/null | grep -q '^Status: install ok' || echo $$p; done); \
	if [ -n "$$missing" ]; then \
		echo "Installing:" $$missing; \
		root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$root apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	fi
	swift build -c release --product pipeline-bench
	swift build -c release --product gallery
	python3 Benchmarks/pipeline.py .build/release $(BENCH)/pipeline Benchmarks/RESULTS.md

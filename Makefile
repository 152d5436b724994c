# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BENCHMARKS := queen_of_scots famous_monarchs store tables interactions scores
BIN := $(VENV)/bin
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test run check format bench soak clean

help: ## Show what there is
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/play.stamp ## Play offline: the real bot in a simulated Discord, in the browser
	@exec $(BIN)/python -m bot.playground $(ARGS)

test: $(VENV)/dev.stamp ## Run the whole test suite
	$(BIN)/python -m pytest $(ARGS)

run: $(VENV)/run.stamp ## Run the bot on Discord, with the settings in .env
	@exec $(BIN)/python -m bot

check: $(VENV)/dev.stamp ## Format, lint, types, import rules, tests with coverage
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/coverage run -m pytest $(ARGS)
	$(BIN)/coverage report --fail-under=100

format: $(VENV)/dev.stamp ## Put the code into its usual form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/dev.stamp ## Run the benchmarks
	@for name in $(BENCHMARKS); do echo "== $$name"; $(BIN)/python -m benchmarks.$$name || exit 1; done

soak: $(VENV)/dev.stamp ## Many tables in bad weather for some ten minutes; ARGS="--help" tells more
	$(BIN)/python -m tests.soak $(ARGS)

clean: ## Remove what the other commands made
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed (make PYTHON=python3.12 …)" >&2; exit 2; }
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALL) -e .
	@touch $@

$(VENV)/play.stamp: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALL) -e '.[playground]'
	@touch $@

$(VENV)/dev.stamp: pyproject.toml constraints.txt | $(BIN)/python
	@$(INSTALL) -e '.[playground,dev]'
	@touch $@

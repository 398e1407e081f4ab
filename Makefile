VENV := .venv
BIN  := $(VENV)/bin
UV   := $(BIN)/uv
NPM  := $(BIN)/python tools/nodejs.py
WEB  := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src/paperback/locales -name '*.json')
BUILD := pyproject.toml hatch_build.py $(WEB) $(wildcard src/paperback/*/*.p* src/paperback/search/kernel/*.p*)

.PHONY: play test soak check format bench lock clean help

help:        ## what can be made
	@grep -E '^[a-z]+: .*##' Makefile | sed 's/:.*##/\t/'

play: $(VENV)/.play  ## play in the browser
	$(BIN)/paperback $(ARGS) || [ $$? = 130 ] # stopped by Ctrl+C

# ARGS may choose tests of one kind only: that pytest then finds none of the other kind (5) is no failure.
test: $(VENV)/.test web/node_modules/.full  ## all tests
	$(NPM) web run --silent test
	$(BIN)/python -m pytest -n 2 -m "not browser" $(ARGS) || [ $$? = 5 -a -n "$(ARGS)" ]
	$(BIN)/python -m pytest -n 2 -m browser $(ARGS) || [ $$? = 5 -a -n "$(ARGS)" ]

soak: $(VENV)/.test  ## all of search and engine uncompiled, then games with every law, ARGS=20 of each combination; Ctrl+C stops
	PAPERBACK_PLAIN=1 $(BIN)/python -m pytest -n 2 tests/search tests/engine
	PAPERBACK_SOAK=$(or $(ARGS),5) PAPERBACK_LAW_GAMES=$(or $(ARGS),5) $(BIN)/python -m pytest -n 2 -v tests/properties

check: $(VENV)/.test web/node_modules/.full  ## format, lint, types, layers, both languages
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) web run --silent check

format: $(VENV)/.test  ## put everything into the house's form
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: $(VENV)/.bench  ## speed, as ratios measured side by side
	$(BIN)/python -m benchmarks $(ARGS)

$(UV):
	python3 -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==0.13.9

# $(1): what to install. make, not uv's cache, decides when client and kernel are built again.
install = $(UV) pip install --quiet --python $(VENV) --require-hashes -r requirements/$(1).txt && \
          $(UV) pip install --quiet --python $(VENV) --no-deps --reinstall-package paperback --editable . && touch $@

$(VENV)/.play: $(UV) requirements/play.txt $(BUILD)
	$(call install,play)
$(VENV)/.test: $(UV) requirements/test.txt $(BUILD)
	$(call install,test)
	touch $(VENV)/.play
$(VENV)/.bench: $(UV) requirements/bench.txt $(BUILD)
	$(call install,bench)
web/node_modules/.full: web/package-lock.json | $(VENV)/.test
	$(NPM) web ci --loglevel=error
	touch $@

compile = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header pyproject.toml
lock: $(UV)  ## pin all versions anew
	mkdir -p requirements
	$(compile) -o requirements/play.txt
	$(compile) --extra dask --extra env --extra parquet --extra postgres --group dev -c requirements/play.txt -o requirements/test.txt
	$(compile) --group bench -c requirements/play.txt -o requirements/bench.txt

clean:       ## remove all that was made
	rm -rf $(VENV) web/node_modules tools/browser/node_modules src/paperback/web .cache

# Every target works on a fresh clone; `setup` installs what is missing.
PREFIX ?= /usr/local
SWIFT ?= swift
STATIC := $(if $(filter Linux,$(shell uname -s)),-Xswiftc -static-executable)
# Types are found by calls rather than by their mangled names, which costs a look-up of conformances each: docs/decisions/0010.
FAST := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors -Xswiftc -enforce-exclusivity=unchecked
RELEASE := PKG_CONFIG_PATH=$(CURDIR)/.build/static:$$PKG_CONFIG_PATH $(SWIFT) build -c release $(STATIC) $(FAST) --product recipes

.PHONY: demo test check lint format docs install bench record-language setup clean

demo: setup
	$(SWIFT) build --product recipes
	@echo '$$ recipes search alignment'
	@bin=$$($(SWIFT) build --show-bin-path) && RECIPES_STORE=$$bin/demo.sqlite $$bin/recipes search alignment

test: setup
	@SWIFT="$(SWIFT)" Scripts/test.sh

check: setup lint
	$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors
	@SWIFT="$(SWIFT)" Scripts/test.sh -Xswiftc -warnings-as-errors
	@Scripts/check-docs.sh

# The sources under Tests/Corpus and Tests/Language are data.
FORMATTED := Package.swift Plugins Sources migrations seed $(filter-out Tests/Corpus Tests/Language,$(wildcard Tests/*))

lint:
	$(SWIFT) format lint --strict --recursive $(FORMATTED)

format:
	$(SWIFT) format --in-place --recursive $(FORMATTED)

docs: setup
	@Scripts/generate-docs.sh docs

install: setup
	@Scripts/static-libraries.sh .build/static
	$(RELEASE)
	@Scripts/install.sh "$$($(RELEASE) --show-bin-path)/recipes" "$(DESTDIR)$(PREFIX)"

record-language:
	Scripts/record-language.sh

bench: setup
	$(SWIFT) run --package-path Benchmarks -c release LayoutBench
	$(RELEASE)
	$(SWIFT) run --package-path Benchmarks -c release SearchBench "$$($(RELEASE) --show-bin-path)/recipes"
	@SWIFT="$(SWIFT)" Benchmarks/source.sh
	@SWIFT="$(SWIFT)" RECIPES="$$($(RELEASE) --show-bin-path)/recipes" Benchmarks/validate.sh

setup:
	@Scripts/setup.sh

clean:
	rm -rf .build Benchmarks/.build

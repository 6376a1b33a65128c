from functools import cache

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from run_corpus import run_corpus


def compile_definition(schemas, reference):
    validator = Draft202012Validator({"$ref": reference}, registry=registry_of(schemas))
    return validator.is_valid


registries = {}


def registry_of(schemas):
    """Every schema by its `$id`: nothing is fetched."""
    if "one" not in registries:
        resources = ((schema["$id"], Resource.from_contents(schema)) for schema in schemas)
        registries["one"] = Registry().with_resources(resources).crawl()
    return registries["one"]


run_corpus(compile_definition)

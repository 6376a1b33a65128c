import jsonschema_rs

from run_corpus import run_corpus


def compile_definition(schemas, reference):
    validator = jsonschema_rs.validator_for({"$ref": reference}, registry=registry_of(schemas))

    def is_valid(value):
        try:
            return validator.is_valid(value)
        except UnicodeEncodeError:
            # strings of Rust hold no lone surrogates
            return False

    return is_valid


registries = {}


def registry_of(schemas):
    """Every schema by its `$id`: nothing is fetched."""
    if "one" not in registries:
        registries["one"] = jsonschema_rs.Registry([(one["$id"], one) for one in schemas])
    return registries["one"]


run_corpus(compile_definition)

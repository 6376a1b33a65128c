"""The definition that a value must satisfy, chosen by its type."""

import re


def choose_definition(entry, value):
    name = entry["root"]
    while name in entry["unions"]:
        following = choose_member(entry["unions"][name], value)
        if following is None:
            return name
        name = following
    return name


def choose_member(union, value):
    if not isinstance(value, dict):
        return None
    if "keys" in union:
        found = (one["definition"] for one in union["keys"] if one["key"] in value)
        return next(found, union.get("unknown"))
    tag = value.get(union["tag"])
    if not isinstance(tag, str):
        return None
    if tag in union["members"]:
        return union["members"][tag]
    extension = union.get("extension")
    if extension and re.search(extension["pattern"], tag):
        return extension["definition"]
    return union.get("unknown")

import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

const name = t.optional(t.nullable(t.string()));
const description = t.optional(t.nullable(t.string()));
const value = t.either([t.string(), t.boolean()]);

export const configs: t.Definitions = {
  AcpConfigOption: t.open("A setting of the session, such as its model or its mode.", {
    id: t.string(),
    currentValue: value,
    name,
    description,
    category: t.optional(
      t.nullable(t.words(["mode", "model", "model_config", "thought_level"], "What it is about.")),
    ),
    type: t.optional(t.words(["select", "boolean"])),
    options: t.optional(t.nullable(t.list(t.ref("AcpConfigChoice")), "What can be chosen.")),
    _meta: meta,
  }),
  AcpConfigChoice: t.union("What can be chosen, or a group of it.", [
    "AcpConfigGroup",
    "AcpConfigValue",
    "AcpOtherConfigChoice",
  ]),
  AcpConfigGroup: t.open("Choices that belong together.", {
    group: t.string("The group's id."),
    name,
    options: t.list(t.ref("AcpConfigValue")),
    _meta: meta,
  }),
  AcpConfigValue: t.without(
    ["group"],
    t.open("One choice.", { value: t.string(), name, description, _meta: meta }),
  ),
  AcpOtherConfigChoice: t.without(
    ["group", "value"],
    t.open("Something to choose of a kind that this version does not know.", {
      name: t.optional(t.string()),
      _meta: meta,
    }),
  ),
  AcpSessionSetConfigOptionParams: t.open("Which setting gets which value.", {
    sessionId,
    configId: t.string(),
    value,
    type: t.optional(
      t.nullable(t.words(["boolean"], "Where the value is not the id of a choice.")),
    ),
    _meta: meta,
  }),
};

import {
  boolean,
  either,
  list,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  without,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

const name = optional(nullable(string()));
const description = optional(nullable(string()));
const value = either([string(), boolean()]);

export const configs: Definitions = {
  AcpConfigOption: open("A setting of the session, such as its model or its mode.", {
    id: string(),
    currentValue: value,
    name,
    description,
    category: optional(
      nullable(words(["mode", "model", "model_config", "thought_level"], "What it is about.")),
    ),
    type: optional(words(["select", "boolean"])),
    options: optional(nullable(list(ref("AcpConfigChoice")), "What can be chosen.")),
    _meta: meta,
  }),
  AcpConfigChoice: union("What can be chosen, or a group of it.", [
    "AcpConfigGroup",
    "AcpConfigValue",
    "AcpOtherConfigChoice",
  ]),
  AcpConfigGroup: open("Choices that belong together.", {
    group: string("The group's id."),
    name,
    options: list(ref("AcpConfigValue")),
    _meta: meta,
  }),
  AcpConfigValue: without(
    ["group"],
    open("One choice.", { value: string(), name, description, _meta: meta }),
  ),
  AcpOtherConfigChoice: without(
    ["group", "value"],
    open("Something to choose of a kind that this version does not know.", {
      name: optional(string()),
      _meta: meta,
    }),
  ),
  AcpSessionSetConfigOptionParams: open("Which setting gets which value.", {
    sessionId,
    configId: string(),
    value,
    type: optional(nullable(words(["boolean"], "Where the value is not the id of a choice."))),
    _meta: meta,
  }),
};

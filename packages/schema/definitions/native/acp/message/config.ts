import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

const name = t.maybe(t.string());
const description = t.maybe(t.string());
const value = t.either([t.string(), t.boolean()]);

export const configs: t.Definitions = {
  AcpConfigOption: t.open("A setting of the session, such as its model or its mode.", {
    id: t.string(),
    currentValue: value,
    name,
    description,
    category: t.maybe(t.words(["mode", "model", "model_config", "thought_level"], "What it sets.")),
    type: t.optional(t.words(["select", "boolean"])),
    options: t.maybe(t.list(t.ref("AcpConfigChoice")), "The choices."),
    _meta: meta,
  }),
  ...t.unionOf("AcpConfigChoice", "A choice, or a group of choices.", {
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
      t.open("A choice of a kind that this version does not know.", {
        name: t.optional(t.string()),
        _meta: meta,
      }),
    ),
  }),
  AcpSessionSetConfigOptionParams: t.open("The setting and its new value.", {
    sessionId,
    configId: t.string(),
    value,
    type: t.maybe(t.words(["boolean"], "Present if the value is not the id of a choice.")),
    _meta: meta,
  }),
};

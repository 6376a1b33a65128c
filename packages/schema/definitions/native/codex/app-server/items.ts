import * as t from "../../../vocabulary.ts";
import { textItems } from "./text-item.ts";
import { toolItems } from "./tool-item.ts";

const input = t.tagged("type", "CodexServer*Input");

const known: t.Definitions = { ...textItems, ...toolItems };

export const serverItems: t.Definitions = {
  CodexServerItem: t.union("An action or a message of the agent or the user.", [
    ...Object.keys(known).filter((name) => name.endsWith("Item")),
    "CodexServerUnknownItem",
  ]),
  ...known,
  CodexServerUnknownItem: t.unknownMember("An item of a type that this version does not know.", {
    id: t.optional(t.string()),
  }),
  ...t.unionOf("CodexServerInput", "One part of a message of the user.", {
    ...input("text", "A text of the user.", {
      text: t.string(),
      text_elements: t.optional(t.list(t.anything())),
    }),
    ...input("image", "An image that the user gave by its address.", {
      url: t.string("Also a `data:` URL."),
    }),
    ...input("localImage", "An image that the user gave as a file.", { path: t.string() }),
    CodexServerUnknownInput: t.unknownMember(
      "Another part of a message of the user: a skill, a mention.",
    ),
  }),
};

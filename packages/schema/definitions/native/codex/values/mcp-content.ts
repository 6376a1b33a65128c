import {
  literal,
  open,
  optional,
  string,
  union,
  unknownMember,
  type Definitions,
} from "../../../vocabulary.ts";

/** What an MCP server returns; the same in both protocols, as the server wrote it. */
export const mcpContent: Definitions = {
  CodexMcpContent: union("One part of what an MCP tool returned.", [
    "CodexMcpText",
    "CodexMcpImage",
    "CodexMcpUnknownContent",
  ]),
  CodexMcpText: open("A text that an MCP tool returned.", {
    type: literal("text"),
    text: string(),
  }),
  CodexMcpImage: open("An image that an MCP tool returned.", {
    type: literal("image"),
    data: string("The image in base64."),
    mimeType: optional(string()),
  }),
  CodexMcpUnknownContent: unknownMember(
    "A part of another type: audio, a resource, a link to one.",
    "type",
    ["text", "image"],
  ),
};

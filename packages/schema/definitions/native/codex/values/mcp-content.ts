import * as t from "../../../vocabulary.ts";

/** What an MCP server returns; the same in both protocols, as the server wrote it. */
export const mcpContent: t.Definitions = t.unionOf(
  "CodexMcpContent",
  "One part of what an MCP tool returned.",
  {
    CodexMcpText: t.open("A text that an MCP tool returned.", {
      type: t.literal("text"),
      text: t.string(),
    }),
    CodexMcpImage: t.open("An image that an MCP tool returned.", {
      type: t.literal("image"),
      data: t.string("The image in base64."),
      mimeType: t.optional(t.string()),
    }),
    CodexMcpUnknownContent: t.unknownMember(
      "A part of another type: audio, a resource, a link to one.",
      "type",
    ),
  },
);

import * as t from "../../../vocabulary.ts";

const part = t.tagged("type", "CodexMcp*");

/** What an MCP server returns; the same in both protocols, as the server wrote it. */
export const mcpContent: t.Definitions = t.unionOf(
  "CodexMcpContent",
  "One part of what an MCP tool returned.",
  {
    ...part("text", "A text that an MCP tool returned.", {
      text: t.string(),
    }),
    ...part("image", "An image that an MCP tool returned.", {
      data: t.string("The image in base64."),
      mimeType: t.optional(t.string()),
    }),
    CodexMcpUnknownContent: t.unknownMember(
      "A part of another type: audio, a resource, a link to one.",
    ),
  },
);

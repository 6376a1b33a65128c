import * as t from "../../../vocabulary.ts";

const toolUse = {
  id: t.string("The call; its result names it."),
  name: t.string(),
  input: t.map(t.anything(), "Empty while it is still being streamed."),
};

/** The blocks of an assistant message. */
export const contentBlocks: t.Definitions = {
  ClaudeContentBlock: t.union("One block of an assistant message.", [
    "ClaudeTextBlock",
    "ClaudeThinkingBlock",
    "ClaudeRedactedThinkingBlock",
    "ClaudeToolUseBlock",
    "ClaudeServerToolUseBlock",
    "ClaudeWebSearchResultBlock",
    "ClaudeUnknownContentBlock",
  ]),
  ClaudeThinkingBlock: t.open("What the model thought.", {
    type: t.literal("thinking"),
    thinking: t.string("May be empty: then only the signature is given."),
    signature: t.optional(t.string()),
  }),
  ClaudeRedactedThinkingBlock: t.open(
    "Thoughts that are not shown. It comes whole, without deltas.",
    {
      type: t.literal("redacted_thinking"),
      data: t.string("Encrypted."),
    },
  ),
  ClaudeToolUseBlock: t.open("A call of a tool that the CLI runs.", {
    type: t.literal("tool_use"),
    ...toolUse,
  }),
  ClaudeServerToolUseBlock: t.open("A call of a tool that the API runs.", {
    type: t.literal("server_tool_use"),
    ...toolUse,
  }),
  ClaudeWebSearchResultBlock: t.open("What a web search at the API found.", {
    type: t.literal("web_search_tool_result"),
    tool_use_id: t.string(),
    content: t.either([t.list(t.ref("ClaudeWebSearchResult")), t.ref("ClaudeWebSearchError")]),
  }),
  ClaudeUnknownContentBlock: t.unknownMember(
    "A block of a type that this version does not know.",
    "type",
  ),
  ClaudeWebSearchResult: t.open("One page that a web search found.", {
    type: t.optional(t.words(["web_search_result"])),
    title: t.maybe(t.string()),
    url: t.string(),
    encrypted_content: t.optional(t.string()),
    page_age: t.maybe(t.string()),
  }),
  ClaudeWebSearchError: t.open("A web search at the API failed.", {
    type: t.optional(t.words(["web_search_tool_result_error"])),
    error_code: t.string(),
  }),
};

/** Text, said by anybody. */
export const textBlock: t.Definitions = {
  ClaudeTextBlock: t.open("Text.", {
    type: t.literal("text"),
    text: t.string(),
    citations: t.maybe(t.list(t.ref("ClaudeCitation"))),
  }),
  ClaudeCitation: t.union("Where a text comes from.", [
    "ClaudeCharCitation",
    "ClaudeUnknownCitation",
  ]),
  ClaudeCharCitation: t.open("A place in a document, counted in characters.", {
    type: t.literal("char_location"),
    cited_text: t.string(),
    document_index: t.optional(t.count()),
    document_title: t.maybe(t.string()),
    start_char_index: t.optional(t.count()),
    end_char_index: t.optional(t.count("The first that is no longer part of it.")),
  }),
  ClaudeUnknownCitation: t.unknownMember(
    "A citation of a type that this version does not know.",
    "type",
  ),
};

/** The blocks of a user message, printed or written. */
export const userBlocks: t.Definitions = {
  ClaudeUserBlock: t.union("One block of a user message.", [
    "ClaudeTextBlock",
    "ClaudeImageBlock",
    "ClaudeDocumentBlock",
    "ClaudeToolResultBlock",
    "ClaudeUnknownUserBlock",
  ]),
  ClaudeImageBlock: t.open("An image.", {
    type: t.literal("image"),
    source: t.ref("ClaudeMediaSource"),
  }),
  ClaudeDocumentBlock: t.open("A document.", {
    type: t.literal("document"),
    source: t.ref("ClaudeMediaSource"),
    title: t.maybe(t.string()),
  }),
  ClaudeToolResultBlock: t.open("What a tool call gave.", {
    type: t.literal("tool_result"),
    tool_use_id: t.string("The call that it answers."),
    content: t.optional(t.either([t.string(), t.list(t.ref("ClaudeToolResultPart"))])),
    is_error: t.optional(t.boolean("Absent means false. An exit code stands only in the text.")),
  }),
  ClaudeUnknownUserBlock: t.unknownMember(
    "A block of a type that this version does not know.",
    "type",
  ),
  ClaudeToolResultPart: t.union("One part of a tool result that is more than a text.", [
    "ClaudeTextBlock",
    "ClaudeImageBlock",
    "ClaudeUnknownToolResultPart",
  ]),
  ClaudeUnknownToolResultPart: t.unknownMember(
    "A part of a type that this version does not know.",
    "type",
  ),
  ...t.unionOf("ClaudeMediaSource", "Where the data of an image or a document is.", {
    ClaudeInlineSource: t.open("The data itself.", {
      type: t.literal("base64"),
      media_type: t.string(),
      data: t.string("Base64."),
    }),
    ClaudeUrlSource: t.open("An address that holds the data.", {
      type: t.literal("url"),
      url: t.string(),
    }),
    ClaudeUnknownSource: t.unknownMember(
      "A source of a type that this version does not know.",
      "type",
    ),
  }),
};

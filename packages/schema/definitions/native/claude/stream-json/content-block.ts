import {
  anything,
  boolean,
  count,
  either,
  list,
  literal,
  map,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";

const toolUse = {
  id: string("The call; its result names it."),
  name: string(),
  input: map(anything(), "Empty while it is still being streamed."),
};

/** The blocks of an assistant message. */
export const contentBlocks: Definitions = {
  ClaudeContentBlock: union("One block of an assistant message.", [
    "ClaudeTextBlock",
    "ClaudeThinkingBlock",
    "ClaudeRedactedThinkingBlock",
    "ClaudeToolUseBlock",
    "ClaudeServerToolUseBlock",
    "ClaudeWebSearchResultBlock",
    "ClaudeUnknownContentBlock",
  ]),
  ClaudeThinkingBlock: open("What the model thought.", {
    type: literal("thinking"),
    thinking: string("May be empty: then only the signature is given."),
    signature: optional(string()),
  }),
  ClaudeRedactedThinkingBlock: open(
    "Thoughts that are not shown. It comes whole, without deltas.",
    {
      type: literal("redacted_thinking"),
      data: string("Encrypted."),
    },
  ),
  ClaudeToolUseBlock: open("A call of a tool that the CLI runs.", {
    type: literal("tool_use"),
    ...toolUse,
  }),
  ClaudeServerToolUseBlock: open("A call of a tool that the API runs.", {
    type: literal("server_tool_use"),
    ...toolUse,
  }),
  ClaudeWebSearchResultBlock: open("What a web search at the API found.", {
    type: literal("web_search_tool_result"),
    tool_use_id: string(),
    content: either([list(ref("ClaudeWebSearchResult")), ref("ClaudeWebSearchError")]),
  }),
  ClaudeUnknownContentBlock: unknownMember(
    "A block of a type that this version does not know.",
    "type",
    [
      "text",
      "thinking",
      "redacted_thinking",
      "tool_use",
      "server_tool_use",
      "web_search_tool_result",
    ],
  ),
  ClaudeWebSearchResult: open("One page that a web search found.", {
    type: optional(words(["web_search_result"])),
    title: optional(nullable(string())),
    url: string(),
    encrypted_content: optional(string()),
    page_age: optional(nullable(string())),
  }),
  ClaudeWebSearchError: open("A web search at the API failed.", {
    type: optional(words(["web_search_tool_result_error"])),
    error_code: string(),
  }),
};

/** Text, said by anybody. */
export const textBlock: Definitions = {
  ClaudeTextBlock: open("Text.", {
    type: literal("text"),
    text: string(),
    citations: optional(nullable(list(ref("ClaudeCitation")))),
  }),
  ClaudeCitation: union("Where a text comes from.", [
    "ClaudeCharCitation",
    "ClaudeUnknownCitation",
  ]),
  ClaudeCharCitation: open("A place in a document, counted in characters.", {
    type: literal("char_location"),
    cited_text: string(),
    document_index: optional(count()),
    document_title: optional(nullable(string())),
    start_char_index: optional(count()),
    end_char_index: optional(count("The first that is no longer part of it.")),
  }),
  ClaudeUnknownCitation: unknownMember(
    "A citation of a type that this version does not know.",
    "type",
    ["char_location"],
  ),
};

/** The blocks of a user message, printed or written. */
export const userBlocks: Definitions = {
  ClaudeUserBlock: union("One block of a user message.", [
    "ClaudeTextBlock",
    "ClaudeImageBlock",
    "ClaudeDocumentBlock",
    "ClaudeToolResultBlock",
    "ClaudeUnknownUserBlock",
  ]),
  ClaudeImageBlock: open("An image.", {
    type: literal("image"),
    source: ref("ClaudeMediaSource"),
  }),
  ClaudeDocumentBlock: open("A document.", {
    type: literal("document"),
    source: ref("ClaudeMediaSource"),
    title: optional(nullable(string())),
  }),
  ClaudeToolResultBlock: open("What a tool call gave.", {
    type: literal("tool_result"),
    tool_use_id: string("The call that it answers."),
    content: optional(either([string(), list(ref("ClaudeToolResultPart"))])),
    is_error: optional(boolean("Absent means false. An exit code stands only in the text.")),
  }),
  ClaudeUnknownUserBlock: unknownMember(
    "A block of a type that this version does not know.",
    "type",
    ["text", "image", "document", "tool_result"],
  ),
  ClaudeToolResultPart: union("One part of a tool result that is more than a text.", [
    "ClaudeTextBlock",
    "ClaudeImageBlock",
    "ClaudeUnknownToolResultPart",
  ]),
  ClaudeUnknownToolResultPart: unknownMember(
    "A part of a type that this version does not know.",
    "type",
    ["text", "image"],
  ),
  ClaudeMediaSource: union("Where the data of an image or a document is.", [
    "ClaudeInlineSource",
    "ClaudeUrlSource",
    "ClaudeUnknownSource",
  ]),
  ClaudeInlineSource: open("The data itself.", {
    type: literal("base64"),
    media_type: string(),
    data: string("Base64."),
  }),
  ClaudeUrlSource: open("An address that holds the data.", { type: literal("url"), url: string() }),
  ClaudeUnknownSource: unknownMember(
    "A source of a type that this version does not know.",
    "type",
    ["base64", "url"],
  ),
};

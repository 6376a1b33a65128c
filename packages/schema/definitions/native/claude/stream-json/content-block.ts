import * as t from "../../../vocabulary.ts";

const block = t.tagged("type", "Claude*Block");

/** Text of any author. */
const text: t.Definitions = {
  ...block("text", "Text.", {
    text: t.string(),
    citations: t.maybe(t.list(t.ref("ClaudeCitation"))),
  }),
};

const image: t.Definitions = {
  ...block("image", "An image.", {
    source: t.ref("ClaudeMediaSource"),
  }),
};

const toolUse = {
  id: t.string("The call; its result names it."),
  name: t.string(),
  input: t.map(t.anything(), "Empty while it is still being streamed."),
};

/** The blocks of an assistant message. */
export const contentBlocks: t.Definitions = {
  ...t.unionOf("ClaudeContentBlock", "One block of an assistant message.", {
    ...text,
    ...block("thinking", "A thought of the model.", {
      thinking: t.string("May be empty: then only the signature is given."),
      signature: t.optional(t.string()),
    }),
    ...block(
      "redacted_thinking",
      "Thoughts that are not shown. The block comes whole, without deltas.",
      {
        data: t.string("Encrypted."),
      },
    ),
    ...block("tool_use", "A call of a tool that the CLI runs.", {
      ...toolUse,
    }),
    ...block("server_tool_use", "A call of a tool that the API runs.", {
      ...toolUse,
    }),
    ClaudeWebSearchResultBlock: t.open("What a web search at the API found.", {
      type: t.literal("web_search_tool_result"),
      tool_use_id: t.string(),
      content: t.either([t.list(t.ref("ClaudeWebSearchResult")), t.ref("ClaudeWebSearchError")]),
    }),
    ClaudeUnknownContentBlock: t.unknownMember(
      "A block of a type that this version does not know.",
    ),
  }),
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

/** Text, with its citations. */
export const textBlock: t.Definitions = {
  ...text,
  ...t.unionOf("ClaudeCitation", "Where a text comes from.", {
    ClaudeCharCitation: t.open("A place in a document, counted in characters.", {
      type: t.literal("char_location"),
      cited_text: t.string(),
      document_index: t.optional(t.count()),
      document_title: t.maybe(t.string()),
      start_char_index: t.optional(t.count()),
      end_char_index: t.optional(t.count("The first character after the text.")),
    }),
    ClaudeUnknownCitation: t.unknownMember("A citation of a type that this version does not know."),
  }),
};

/** The blocks of a user message, printed or written. */
export const userBlocks: t.Definitions = {
  ...t.unionOf("ClaudeUserBlock", "One block of a user message.", {
    ...text,
    ...image,
    ...block("document", "A document.", {
      source: t.ref("ClaudeMediaSource"),
      title: t.maybe(t.string()),
    }),
    ...block("tool_result", "The result of a tool call.", {
      tool_use_id: t.string("The call that it answers."),
      content: t.optional(t.either([t.string(), t.list(t.ref("ClaudeToolResultPart"))])),
      is_error: t.optional(t.boolean("Absent means false. An exit code is only in the text.")),
    }),
    ClaudeUnknownUserBlock: t.unknownMember("A block of a type that this version does not know."),
  }),
  ...t.unionOf("ClaudeToolResultPart", "One part of a tool result that is more than a text.", {
    ...text,
    ...image,
    ClaudeUnknownToolResultPart: t.unknownMember(
      "A part of a type that this version does not know.",
    ),
  }),
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
    ClaudeUnknownSource: t.unknownMember("A source of a type that this version does not know."),
  }),
};

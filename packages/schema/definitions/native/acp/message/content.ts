import * as t from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

const mimeType = t.maybe(t.string());
const data = t.string("Base64.");

const block = t.tagged("type", "Acp*Block", {
  annotations: t.maybe(t.ref("AcpAnnotations")),
  _meta: meta,
});

export const contents: t.Definitions = {
  ...t.unionOf("AcpContentBlock", "A piece of a message, as in the Model Context Protocol.", {
    ...block("text", "Text.", {
      text: t.string(),
    }),
    ...block("image", "An image.", {
      data,
      mimeType: t.string(),
      uri: t.maybe(t.string()),
    }),
    ...block("audio", "Sound.", {
      data,
      mimeType: t.string(),
    }),
    ...block("resource_link", "A file by its address.", {
      uri: t.string(),
      name: t.maybe(t.string()),
      title: t.maybe(t.string()),
      description: t.maybe(t.string()),
      mimeType,
      size: t.maybe(t.number("Bytes.")),
    }),
    ...block("resource", "A file with its content.", {
      resource: t.ref("AcpResource"),
    }),
    AcpUnknownBlock: t.unknownMember("A type that this version does not know."),
  }),
  AcpResource: t.open("The content of a file: `text`, or bytes as `blob`.", {
    uri: t.string(),
    mimeType,
    text: t.optional(t.string()),
    blob: t.optional(t.string("Base64.")),
    _meta: meta,
  }),
  AcpAnnotations: t.open("The audience of a block, and its priority.", {
    audience: t.maybe(t.list(t.words(["user", "assistant"]))),
    priority: t.maybe(t.number("From 0 to 1.")),
    lastModified: t.maybe(t.string("ISO 8601.")),
    _meta: meta,
  }),
};

import * as t from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

const annotations = t.maybe(t.ref("AcpAnnotations"));
const mimeType = t.maybe(t.string());
const data = t.string("Base64.");

export const contents: t.Definitions = {
  ...t.unionOf("AcpContentBlock", "A piece of a message, as in the Model Context Protocol.", {
    AcpTextBlock: t.open("Text.", {
      type: t.literal("text"),
      text: t.string(),
      annotations,
      _meta: meta,
    }),
    AcpImageBlock: t.open("An image.", {
      type: t.literal("image"),
      data,
      mimeType: t.string(),
      uri: t.maybe(t.string()),
      annotations,
      _meta: meta,
    }),
    AcpAudioBlock: t.open("Sound.", {
      type: t.literal("audio"),
      data,
      mimeType: t.string(),
      annotations,
      _meta: meta,
    }),
    AcpResourceLinkBlock: t.open("A file by its address.", {
      type: t.literal("resource_link"),
      uri: t.string(),
      name: t.maybe(t.string()),
      title: t.maybe(t.string()),
      description: t.maybe(t.string()),
      mimeType,
      size: t.maybe(t.number("Bytes.")),
      annotations,
      _meta: meta,
    }),
    AcpResourceBlock: t.open("A file with what is in it.", {
      type: t.literal("resource"),
      resource: t.ref("AcpResource"),
      annotations,
      _meta: meta,
    }),
    AcpUnknownBlock: t.unknownMember("A type that is not described here.", "type"),
  }),
  AcpResource: t.open("What is in a file: `text`, or bytes as `blob`.", {
    uri: t.string(),
    mimeType,
    text: t.optional(t.string()),
    blob: t.optional(t.string("Base64.")),
    _meta: meta,
  }),
  AcpAnnotations: t.open("Whom a block is for, and how much it matters.", {
    audience: t.maybe(t.list(t.words(["user", "assistant"]))),
    priority: t.maybe(t.number("From 0 to 1.")),
    lastModified: t.maybe(t.string("ISO 8601.")),
    _meta: meta,
  }),
};

import {
  list,
  literal,
  nullable,
  number,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

const annotations = optional(nullable(ref("AcpAnnotations")));
const mimeType = optional(nullable(string()));
const data = string("Base64.");

export const contents: Definitions = {
  AcpContentBlock: union("A piece of a message, as in the Model Context Protocol.", [
    "AcpTextBlock",
    "AcpImageBlock",
    "AcpAudioBlock",
    "AcpResourceLinkBlock",
    "AcpResourceBlock",
    "AcpUnknownBlock",
  ]),
  AcpTextBlock: open("Text.", {
    type: literal("text"),
    text: string(),
    annotations,
    _meta: meta,
  }),
  AcpImageBlock: open("An image.", {
    type: literal("image"),
    data,
    mimeType: string(),
    uri: optional(nullable(string())),
    annotations,
    _meta: meta,
  }),
  AcpAudioBlock: open("Sound.", {
    type: literal("audio"),
    data,
    mimeType: string(),
    annotations,
    _meta: meta,
  }),
  AcpResourceLinkBlock: open("A file by its address.", {
    type: literal("resource_link"),
    uri: string(),
    name: optional(nullable(string())),
    title: optional(nullable(string())),
    description: optional(nullable(string())),
    mimeType,
    size: optional(nullable(number("Bytes."))),
    annotations,
    _meta: meta,
  }),
  AcpResourceBlock: open("A file with what is in it.", {
    type: literal("resource"),
    resource: ref("AcpResource"),
    annotations,
    _meta: meta,
  }),
  AcpUnknownBlock: unknownMember("A type that is not described here.", "type", [
    "text",
    "image",
    "audio",
    "resource_link",
    "resource",
  ]),
  AcpResource: open("What is in a file: `text`, or bytes as `blob`.", {
    uri: string(),
    mimeType,
    text: optional(string()),
    blob: optional(string("Base64.")),
    _meta: meta,
  }),
  AcpAnnotations: open("Whom a block is for, and how much it matters.", {
    audience: optional(nullable(list(words(["user", "assistant"])))),
    priority: optional(nullable(number("From 0 to 1."))),
    lastModified: optional(nullable(string("ISO 8601."))),
    _meta: meta,
  }),
};

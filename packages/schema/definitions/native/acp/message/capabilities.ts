import {
  anything,
  boolean,
  either,
  integer,
  map,
  nothing,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

/** Version 1 says "can" with an object, mostly an empty one. */
const offer = optional(
  either([map(anything()), boolean(), nothing()], "An object, even an empty one, means yes."),
);
const can = optional(nullable(boolean()));

export const capabilities: Definitions = {
  AcpInitializeParams: open("What the host speaks and can do.", {
    protocolVersion: integer("The newest version that the host speaks."),
    clientCapabilities: optional(nullable(ref("AcpClientCapabilities"))),
    clientInfo: optional(nullable(ref("AcpImplementation"))),
    _meta: meta,
  }),
  AcpClientCapabilities: open("What an agent may ask of the host.", {
    fs: optional(nullable(ref("AcpFileCapabilities"))),
    terminal: optional(nullable(boolean("All of terminal/*."))),
    auth: offer,
    elicitation: offer,
    session: offer,
    _meta: meta,
  }),
  AcpFileCapabilities: open("Which files an agent may reach through the host.", {
    readTextFile: can,
    writeTextFile: can,
    _meta: meta,
  }),
  AcpAgentCapabilities: open("What the agent can do.", {
    loadSession: optional(nullable(boolean("It knows session/load."))),
    promptCapabilities: optional(nullable(ref("AcpPromptCapabilities"))),
    mcpCapabilities: optional(nullable(ref("AcpMcpCapabilities"))),
    sessionCapabilities: optional(nullable(ref("AcpSessionCapabilities"))),
    auth: offer,
    _meta: meta,
  }),
  AcpPromptCapabilities: open("The contents of a prompt, in addition to text and links.", {
    image: can,
    audio: can,
    embeddedContext: optional(nullable(boolean("Whole files, as `resource`."))),
    _meta: meta,
  }),
  AcpMcpCapabilities: open(
    "The MCP servers that the agent can reach, in addition to those it starts.",
    {
      http: can,
      sse: can,
      _meta: meta,
    },
  ),
  AcpSessionCapabilities: open(
    "Requests for sessions that the agent supports, in addition to session/new.",
    {
      list: offer,
      resume: offer,
      fork: offer,
      close: offer,
      delete: offer,
      additionalDirectories: offer,
      _meta: meta,
    },
  ),
  AcpImplementation: open("Which program this is.", {
    name: string(),
    title: optional(nullable(string("The name for people."))),
    version: optional(nullable(string())),
    _meta: meta,
  }),
  AcpAuthMethod: open("A way to log in.", {
    id: string(),
    name: optional(nullable(string())),
    description: optional(nullable(string())),
    type: optional(
      nullable(words(["agent", "terminal", "env_var"], "Absent: the agent does it itself.")),
    ),
    _meta: meta,
  }),
};

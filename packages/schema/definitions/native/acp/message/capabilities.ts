import * as t from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

/** Version 1 says "can" with an object, mostly an empty one. */
const offer = t.optional(
  t.either(
    [t.map(t.anything()), t.boolean(), t.nothing()],
    "An object, even an empty one, means yes.",
  ),
);
const can = t.maybe(t.boolean());

export const capabilities: t.Definitions = {
  AcpInitializeParams: t.open("The host's protocol version and capabilities.", {
    protocolVersion: t.integer("The newest version that the host supports."),
    clientCapabilities: t.maybe(t.ref("AcpClientCapabilities")),
    clientInfo: t.maybe(t.ref("AcpImplementation")),
    _meta: meta,
  }),
  AcpClientCapabilities: t.open("The requests that an agent may send to the host.", {
    fs: t.maybe(t.ref("AcpFileCapabilities")),
    terminal: t.maybe(t.boolean("All of terminal/*.")),
    auth: offer,
    elicitation: offer,
    session: offer,
    _meta: meta,
  }),
  AcpFileCapabilities: t.open("Which files an agent may reach through the host.", {
    readTextFile: can,
    writeTextFile: can,
    _meta: meta,
  }),
  AcpAgentCapabilities: t.open("What the agent can do.", {
    loadSession: t.maybe(t.boolean("It supports session/load.")),
    promptCapabilities: t.maybe(t.ref("AcpPromptCapabilities")),
    mcpCapabilities: t.maybe(t.ref("AcpMcpCapabilities")),
    sessionCapabilities: t.maybe(t.ref("AcpSessionCapabilities")),
    auth: offer,
    _meta: meta,
  }),
  AcpPromptCapabilities: t.open("The contents of a prompt, in addition to text and links.", {
    image: can,
    audio: can,
    embeddedContext: t.maybe(t.boolean("Whole files, as `resource`.")),
    _meta: meta,
  }),
  AcpMcpCapabilities: t.open(
    "The MCP servers that the agent can reach, in addition to those it starts.",
    {
      http: can,
      sse: can,
      _meta: meta,
    },
  ),
  AcpSessionCapabilities: t.open(
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
  AcpImplementation: t.open("A program and its version.", {
    name: t.string(),
    title: t.maybe(t.string("The name for people.")),
    version: t.maybe(t.string()),
    _meta: meta,
  }),
  AcpAuthMethod: t.open("A way to log in.", {
    id: t.string(),
    name: t.maybe(t.string()),
    description: t.maybe(t.string()),
    type: t.maybe(
      t.words(["agent", "terminal", "env_var"], "Absent: the agent handles the login itself."),
    ),
    _meta: meta,
  }),
};

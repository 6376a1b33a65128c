import { executeDefinitions } from "../dialects/execute.ts";
import * as t from "../vocabulary.ts";

const section = (description: string) => t.optional(t.map(t.anything(), description));

/** What single routes return. */
export const doorDefinitions: t.Definitions = {
  DialectPage: t.open("A page of the values of a dialect.", {
    events: t.list(t.map(t.anything()), "Values of the requested dialect."),
    next: t.either(
      [t.integer(undefined, { minimum: 0 }), t.nothing()],
      "The `after` of the next page; null at the end of an ended session.",
    ),
  }),
  AnswerAccepted: t.open("The answer to a permission request or a question was accepted.", {
    requestId: t.string(),
    outcome: t.words(["allowed", "denied", "answered", "declined"]),
  }),
  Health: t.open("Whether the server is alive, or accepts requests.", {
    ok: t.boolean(),
    reason: t.optional(t.string("Why it does not accept requests.")),
    quarantined: t.optional(t.count("Sessions whose log cannot be read.")),
  }),
  AgUiCapabilities: t.open("The capabilities that the gateway offers to AG-UI clients.", {
    identity: section("Name and version of the server."),
    transport: section("How runs are streamed."),
    tools: section("The supported use of tools."),
    state: section("What is kept."),
    multiAgent: section("Whether agents start sub-agents."),
    reasoning: section("Whether reasoning is streamed."),
    multimodal: section("The supported parts of a message."),
    humanInTheLoop: section("Approvals and interrupts."),
    custom: section("The agents of this server."),
  }),
  ApiAgent: t.open("An agent, as `/api/agents` lists it.", {
    id: t.string("Passed as `agentId`."),
    name: t.string(),
    installed: t.boolean(),
    version: t.optional(t.string()),
  }),
  ApiProject: t.open("A workspace, as `/api/projects` lists it.", {
    id: t.string("Passed as `projectId`."),
    name: t.string(),
    path: t.string(),
  }),
};

/** The waiting form of `POST /v1/execute`. */
export const executeResultDefinitions: t.Definitions = {
  ...executeDefinitions,
  ExecuteResult: t.open("A task and its whole outcome, as one value.", {
    session_id: t.string(),
    text: t.string("The whole text of the agent."),
    exit_code: t.integer(),
    duration_ms: t.count(),
    events: t.list(t.ref("OutputEvent")),
  }),
};

import * as t from "../../schema/definitions/vocabulary.ts";

const meanings = t.wordList("ToolMeaning", [
  "shell",
  "read",
  "write",
  "edit",
  "mcp",
  "plan",
  "subagent",
  "ask",
  "leavePlan",
]);
const outcomes = t.wordList("ToolOutcome", [
  "succeeded",
  "failed",
  "denied",
  "notRun",
  "cancelled",
]);
const directions = t.wordList("Direction", ["oneWay", "twoWay"]);
const refusals = t.wordList("RefusalReason", ["overloaded", "contextOverflow"]);
const processes = t.wordList("EarlierProcess", ["same", "other"]);
const endings = t.wordList("Ending", ["completed", "failed", "cancelled", "timeout"]);

const steps: t.Definitions = {
  SayStep: t.closed("The model says something; its text comes in several pieces.", {
    do: t.literal("say"),
    text: t.string(),
  }),
  ThinkStep: t.closed("The model thinks.", { do: t.literal("think"), text: t.string() }),
  CallStep: t.closed("The model calls a tool.", {
    do: t.literal("call"),
    id: t.string("Identifies the call in this scenario."),
    tool: t.oneOf(meanings, "What the tool is for; each vendor has its own name for it."),
    arguments: t.map(
      t.anything(),
      "By the tool's meaning: `command`, and `escalates` where the model wants to leave the sandbox; `path`; `path`, `content`; `path`, `before`, `after`; `server`, `tool`, `arguments`; `entries`; `label`, `prompt`; `question`, `options`; none for `leavePlan`.",
    ),
    answers: t.optional(
      t.list(t.ref("Answer"), "What the model answers to the sub-agent that the call starts."),
    ),
  }),
  FailStep: t.closed("The server refuses the request; the answer has no other step.", {
    do: t.literal("fail"),
    status: t.integer("The HTTP status.", { minimum: 400, maximum: 599 }),
    message: t.optional(t.string()),
    headers: t.optional(t.map(t.string(), "For example `retry-after`.")),
  }),
  RefuseStep: t.closed("The server refuses the request in the words of the vendor's own server.", {
    do: t.literal("refuse"),
    because: t.oneOf(refusals),
  }),
  StructureStep: t.closed(
    "The model gives the answer that a schema asks for: by a tool where the vendor has one for it, otherwise as text.",
    { do: t.literal("structure"), value: t.map(t.anything()) },
  ),
  CutStep: t.closed("The server cuts the connection.", { do: t.literal("cut") }),
  StallStep: t.closed("The server is silent: for `ms`, or until the CLI gives up.", {
    do: t.literal("stall"),
    ms: t.optional(t.count()),
  }),
};

/** What is compared only where a scenario has it. */
const optionalExpectations = {
  thinking: t.optional(t.string("The text of all thinking chunks, without spaces around it.")),
  errorCode: t.optional(t.string("Of `sessionEnded`.")),
  detail: t.optional(t.string("Of `sessionEnded`.")),
  tokens: t.optional(
    t.string(
      "The usage of all runs: `1200 in, 60 out`; `partial` or `none` where it is not known.",
    ),
  ),
  structured: t.optional(t.anything("The structured output of the last turn.")),
  plan: t.optional(t.list(t.string(), "The entries of the last plan, each `status content`.")),
  subagents: t.optional(t.list(t.string(), "The outcome of each sub-agent: succeeded or failed.")),
  changedFiles: t.optional(t.list(t.string(), "Each change that is reported, `changeType path`.")),
  permissions: t.optional(
    t.list(t.string(), "The outcomes of permission requests, in two-way protocols."),
  ),
  questions: t.optional(t.list(t.string(), "The outcomes of questions, in two-way protocols.")),
  files: t.optional(
    t.map(t.nullable(t.string()), "The files after the run, by path; null: it must not exist."),
  ),
};

/** What a scenario is made of. */
const definitions: t.Definitions = {
  Scenario: t.closed("One course of events that every vendor's CLI can be led through.", {
    name: t.string("The name of its file, without the extension."),
    description: t.string("What happens, in one sentence."),
    isCore: t.optional(t.boolean("It is part of the short run.")),
    prompt: t.string("What the user asks."),
    request: t.optional(
      t.map(t.anything(), "Further fields of the run's request: `approvalMode`, `maxTurns`, …"),
    ),
    directions: t.optional(t.list(t.oneOf(directions), "Absent: one-way and two-way protocols.")),
    files: t.optional(t.map(t.string(), "Files of the workspace before the run, by path.")),
    permission: t.optional(
      t.oneOf(["allowed", "denied"], "The host's answer to every permission request."),
    ),
    changedArguments: t.optional(
      t.map(t.anything(), "The host allows the call with these arguments, by the tool's meaning."),
    ),
    reply: t.optional(t.string("The option that the host chooses when the agent asks its user.")),
    interrupt: t.optional(t.ref("Interrupt")),
    idleTimeoutMs: t.optional(t.count("The host ends a run that is silent for so long.")),
    earlier: t.optional(t.ref("Earlier")),
    images: t.optional(t.list(t.string(), "Pictures of the prompt, by path; the kit draws them.")),
    answers: t.list(t.ref("Answer"), "What the model answers, call by call.", { minItems: 1 }),
    expected: t.ref("Expected"),
    differences: t.optional(
      t.map(
        t.ref("Difference"),
        "What is otherwise, and why, by `agent`, `agent/protocol` or `*/protocol`; the more specific one counts.",
      ),
    ),
    impossible: t.optional(
      t.map(
        t.string(),
        "Why it cannot run, by `agent`, `agent/protocol` or `*/protocol`, in the CLI's words.",
      ),
    ),
  }),
  Interrupt: t.closed("The host interrupts the run.", {
    when: t.oneOf(["stall", "file"], "When the model stalls; when a file appears."),
    path: t.optional(t.string("The file, in the workspace.")),
  }),
  Earlier: t.closed("A turn before the prompt; its answers are the first ones.", {
    prompt: t.string("What the user asked then."),
    process: t.oneOf(
      processes,
      "`same`: one process serves both turns; `other`: a second process resumes the conversation.",
    ),
  }),
  Answer: t.closed("What the model answers to one call of the CLI.", {
    expect: t.optional(
      t.list(t.ref("ExpectedResult"), "What the CLI must have reported to the model by then."),
    ),
    images: t.optional(t.count("How many pictures the CLI must have sent by then.")),
    send: t.list(t.ref("Step"), undefined, { minItems: 1 }),
    usage: t.optional(t.ref("ModelUsage")),
    repeat: t.optional(
      t.boolean("Every further call gets the same answer: for CLIs that try again."),
    ),
  }),
  ExpectedResult: t.closed("The result of a call, as the CLI reported it to the model.", {
    call: t.string("The id of the call."),
    contains: t.optional(t.string("A part of its text.")),
    lacks: t.optional(t.string("No part of its text.")),
  }),
  ModelUsage: t.closed("The tokens that the server reports.", {
    input: t.count("All input, with what was cached."),
    output: t.count("All output, with what was thought."),
    cached: t.optional(t.count()),
    reasoning: t.optional(t.count()),
  }),
  Expected: t.closed("What the unified stream of every vendor must have.", {
    text: t.string("The text of all text chunks, without spaces around it."),
    tools: t.list(t.ref("ExpectedTool"), "In the order of their starts."),
    reason: t.oneOf(endings, "Of `sessionEnded`."),
    ...optionalExpectations,
  }),
  ExpectedTool: t.closed("A call in the unified stream.", {
    tool: t.oneOf(meanings),
    outcome: t.oneOf(outcomes),
  }),
  Difference: t.closed("What one vendor does otherwise.", {
    because: t.string("The reason, in one sentence."),
    text: t.optional(t.string("`[…]` stands for what varies from run to run.")),
    tools: t.optional(t.list(t.ref("ExpectedTool"))),
    reason: t.optional(t.oneOf(endings)),
    ...optionalExpectations,
    calls: t.optional(t.count("How often the model is called; absent: once per answer.")),
  }),
  ...t.unionOf("Step", "One thing that the model's server does.", steps),
};

export const scenarioDocument: t.Document = {
  name: "conformance/scenario",
  root: "Scenario",
  title: "Conformance scenario",
  description: "A vendor-neutral scenario of the conformance kit.",
  definitions,
};

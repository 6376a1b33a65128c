// @generated from packages/conformance/definitions by `npm run generate`. Do not edit.

export const directions = [
  "oneWay",
  "twoWay",
] as const;
export type Direction = (typeof directions)[number];

export const earlierProcesses = [
  "same",
  "other",
] as const;
export type EarlierProcess = (typeof earlierProcesses)[number];

export const endings = [
  "completed",
  "failed",
  "cancelled",
  "timeout",
] as const;
export type Ending = (typeof endings)[number];

export const refusalReasons = [
  "overloaded",
  "contextOverflow",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const toolMeanings = [
  "shell",
  "read",
  "write",
  "edit",
  "mcp",
  "plan",
  "subagent",
  "ask",
  "leavePlan",
] as const;
export type ToolMeaning = (typeof toolMeanings)[number];

export const toolOutcomes = [
  "succeeded",
  "failed",
  "denied",
  "notRun",
  "cancelled",
] as const;
export type ToolOutcome = (typeof toolOutcomes)[number];

/**
 * One thing that the model's server does.
 */
export type Step =
  SayStep | ThinkStep | CallStep | FailStep | RefuseStep | StructureStep | CutStep | StallStep;

/**
 * One course of events that every vendor's CLI can be led through.
 */
export interface Scenario {
  /**
   * The name of its file, without the extension.
   */
  name: string;
  /**
   * What happens, in one sentence.
   */
  description: string;
  /**
   * It is part of the short run.
   */
  isCore?: boolean;
  /**
   * What the user asks.
   */
  prompt: string;
  /**
   * Further fields of the run's request: `approvalMode`, `maxTurns`, …
   */
  request?: {[key: string]: unknown};
  /**
   * Absent: one-way and two-way protocols.
   */
  directions?: ("oneWay" | "twoWay")[];
  /**
   * Files of the workspace before the run, by path.
   */
  files?: {[key: string]: string};
  /**
   * The host's answer to every permission request.
   */
  permission?: "allowed" | "denied";
  /**
   * The host allows the call with these arguments, by the tool's meaning.
   */
  changedArguments?: {[key: string]: unknown};
  /**
   * The option that the host chooses when the agent asks its user.
   */
  reply?: string;
  interrupt?: Interrupt;
  /**
   * The host ends a run that is silent for so long.
   */
  idleTimeoutMs?: number;
  earlier?: Earlier;
  /**
   * Pictures of the prompt, by path; the kit draws them.
   */
  images?: string[];
  /**
   * What the model answers, call by call.
   */
  answers: Answer[];
  expected: Expected;
  /**
   * What is otherwise, and why, by `agent`, `agent/protocol` or `* /protocol`; the more specific one counts.
   */
  differences?: {[key: string]: Difference};
  /**
   * Why it cannot run, by `agent`, `agent/protocol` or `* /protocol`, in the CLI's words.
   */
  impossible?: {[key: string]: string};
}
/**
 * The host interrupts the run.
 */
export interface Interrupt {
  /**
   * When the model stalls; when a file appears.
   */
  when: "stall" | "file";
  /**
   * The file, in the workspace.
   */
  path?: string;
}
/**
 * A turn before the prompt; its answers are the first ones.
 */
export interface Earlier {
  /**
   * What the user asked then.
   */
  prompt: string;
  /**
   * `same`: one process serves both turns; `other`: a second process resumes the conversation.
   */
  process: "same" | "other";
}
/**
 * What the model answers to one call of the CLI.
 */
export interface Answer {
  /**
   * What the CLI must have reported to the model by then.
   */
  expect?: ExpectedResult[];
  /**
   * How many pictures the CLI must have sent by then.
   */
  images?: number;
  send: Step[];
  usage?: ModelUsage;
  /**
   * Every further call gets the same answer: for CLIs that try again.
   */
  repeat?: boolean;
}
/**
 * The result of a call, as the CLI reported it to the model.
 */
export interface ExpectedResult {
  /**
   * The id of the call.
   */
  call: string;
  /**
   * A part of its text.
   */
  contains?: string;
  /**
   * No part of its text.
   */
  lacks?: string;
}
/**
 * The tokens that the server reports.
 */
export interface ModelUsage {
  /**
   * All input, with what was cached.
   */
  input: number;
  /**
   * All output, with what was thought.
   */
  output: number;
  cached?: number;
  reasoning?: number;
}
/**
 * What the unified stream of every vendor must have.
 */
export interface Expected {
  /**
   * The text of all text chunks, without spaces around it.
   */
  text: string;
  /**
   * In the order of their starts.
   */
  tools: ExpectedTool[];
  /**
   * Of `sessionEnded`.
   */
  reason: "completed" | "failed" | "cancelled" | "timeout";
  /**
   * The text of all thinking chunks, without spaces around it.
   */
  thinking?: string;
  /**
   * Of `sessionEnded`.
   */
  errorCode?: string;
  /**
   * Of `sessionEnded`.
   */
  detail?: string;
  /**
   * The usage of all runs: `1200 in, 60 out`; `partial` or `none` where it is not known.
   */
  tokens?: string;
  /**
   * The structured output of the last turn.
   */
  structured?: unknown;
  /**
   * The entries of the last plan, each `status content`.
   */
  plan?: string[];
  /**
   * The outcome of each sub-agent: succeeded or failed.
   */
  subagents?: string[];
  /**
   * Each change that is reported, `changeType path`.
   */
  changedFiles?: string[];
  /**
   * The outcomes of permission requests, in two-way protocols.
   */
  permissions?: string[];
  /**
   * The outcomes of questions, in two-way protocols.
   */
  questions?: string[];
  /**
   * The files after the run, by path; null: it must not exist.
   */
  files?: {[key: string]: string | null};
}
/**
 * A call in the unified stream.
 */
export interface ExpectedTool {
  tool: "shell" | "read" | "write" | "edit" | "mcp" | "plan" | "subagent" | "ask" | "leavePlan";
  outcome: "succeeded" | "failed" | "denied" | "notRun" | "cancelled";
}
/**
 * What one vendor does otherwise.
 */
export interface Difference {
  /**
   * The reason, in one sentence.
   */
  because: string;
  /**
   * `[…]` stands for what varies from run to run.
   */
  text?: string;
  tools?: ExpectedTool[];
  reason?: "completed" | "failed" | "cancelled" | "timeout";
  /**
   * The text of all thinking chunks, without spaces around it.
   */
  thinking?: string;
  /**
   * Of `sessionEnded`.
   */
  errorCode?: string;
  /**
   * Of `sessionEnded`.
   */
  detail?: string;
  /**
   * The usage of all runs: `1200 in, 60 out`; `partial` or `none` where it is not known.
   */
  tokens?: string;
  /**
   * The structured output of the last turn.
   */
  structured?: unknown;
  /**
   * The entries of the last plan, each `status content`.
   */
  plan?: string[];
  /**
   * The outcome of each sub-agent: succeeded or failed.
   */
  subagents?: string[];
  /**
   * Each change that is reported, `changeType path`.
   */
  changedFiles?: string[];
  /**
   * The outcomes of permission requests, in two-way protocols.
   */
  permissions?: string[];
  /**
   * The outcomes of questions, in two-way protocols.
   */
  questions?: string[];
  /**
   * The files after the run, by path; null: it must not exist.
   */
  files?: {[key: string]: string | null};
  /**
   * How often the model is called; absent: once per answer.
   */
  calls?: number;
}
/**
 * The model says something; its text comes in several pieces.
 */
export interface SayStep {
  do: "say";
  text: string;
}
/**
 * The model thinks.
 */
export interface ThinkStep {
  do: "think";
  text: string;
}
/**
 * The model calls a tool.
 */
export interface CallStep {
  do: "call";
  /**
   * Identifies the call in this scenario.
   */
  id: string;
  /**
   * What the tool is for; each vendor has its own name for it.
   */
  tool: "shell" | "read" | "write" | "edit" | "mcp" | "plan" | "subagent" | "ask" | "leavePlan";
  /**
   * By the tool's meaning: `command`, and `escalates` where the model wants to leave the sandbox; `path`; `path`, `content`; `path`, `before`, `after`; `server`, `tool`, `arguments`; `entries`; `label`, `prompt`; `question`, `options`; none for `leavePlan`.
   */
  arguments: {[key: string]: unknown};
  /**
   * What the model answers to the sub-agent that the call starts.
   */
  answers?: Answer[];
}
/**
 * The server refuses the request; the answer has no other step.
 */
export interface FailStep {
  do: "fail";
  /**
   * The HTTP status.
   */
  status: number;
  message?: string;
  /**
   * For example `retry-after`.
   */
  headers?: {[key: string]: string};
}
/**
 * The server refuses the request in the words of the vendor's own server.
 */
export interface RefuseStep {
  do: "refuse";
  because: "overloaded" | "contextOverflow";
}
/**
 * The model gives the answer that a schema asks for: by a tool where the vendor has one for it, otherwise as text.
 */
export interface StructureStep {
  do: "structure";
  value: {[key: string]: unknown};
}
/**
 * The server cuts the connection.
 */
export interface CutStep {
  do: "cut";
}
/**
 * The server is silent: for `ms`, or until the CLI gives up.
 */
export interface StallStep {
  do: "stall";
  ms?: number;
}

import type { RpcFailure, RpcRequest } from "@agentstream/schema";
import { SessionProblem } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { buildProblem, HttpProblem } from "../../problem.ts";
import type { FaultForm } from "../../route.ts";

export type RpcId = RpcRequest["id"];

/** A call that is none: no JSON, no method, an unknown one. */
export class RpcFault extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const notJson = -32_700;
export const noRequest = -32_600;
export const noMethod = -32_601;
const wrongParameter = -32_602;
const anythingElse = -32_000;

/** The answer to a call that failed. */
export function failureOf(error: unknown, id?: RpcId): RpcFailure {
  if (error instanceof RpcFault)
    return present({ error: { code: error.code, message: error.message }, id });
  const { detail, errors, allowed } = buildProblem(error);
  const faults = errors?.map(({ path, message }) => ({ path: parameterOf(path), message }));
  const data =
    faults === undefined && allowed === undefined
      ? undefined
      : present({ errors: faults, allowed });
  return present({ error: present({ code: codeOf(error), message: detail, data }), id });
}

function codeOf(error: unknown): number {
  if (!(error instanceof SessionProblem)) return anythingElse;
  if (error.kind === "unknownAgent") return wrongParameter;
  const isPath = error.details.errors?.some(({ path }) => path === "/config/cwd") === true;
  return error.kind === "invalid" && !isPath ? wrongParameter : anythingElse;
}

/** The parameters of `/rpc` that have other names in the sessions. */
const parameters: ReadonlyMap<string, string> = new Map([
  ["/config/cwd", "/params/path"],
  ["/config/model", "/params/model"],
  ["/config/approvalMode", "/params/mode"],
  ["/config/sandboxMode", "/params/mode"],
  ["/resume", "/params/sdkSessionId"],
  ["/config/resume", "/params/sdkSessionId"],
  ["/prompt", "/params/message"],
]);

const parameterOf = (path: string): string => parameters.get(path) ?? path;

/** What fails before a call is read has HTTP's own form; a body that is not JSON has the form of a call. */
export const rpcFaultForm: FaultForm = (error, { type, detail }) => {
  if (error instanceof HttpProblem) return undefined;
  if (!type.endsWith("/not-json")) return undefined;
  return { status: 200, body: { error: { code: notJson, message: detail } } };
};

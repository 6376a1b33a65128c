import { isProblem } from "@agentstream/schema/responses/problem";

import type { RawAnswer } from "./send-http.ts";

const problemType = "https://agentstream.dev/problems/";

/** The 503s that the documentation names: the disk is full, the server is shutting down. */
const documented = new Set([`${problemType}storage-full`, `${problemType}stopping`]);

/** What is wrong with an answer, whatever was asked. */
export function checkAnswer({ status, headers, body, isComplete }: RawAnswer): string[] {
  if (status < 100 || status > 599) return [`the status is ${status}`];
  if (status < 400) return [];
  const type = headers.get("content-type") ?? "none";
  if (!type.startsWith("application/problem+json")) return [`${status} is of type ${type}`];
  // of HEAD the head alone
  if (body === "" && isComplete) return status >= 500 ? [`${status}`] : [];
  return isComplete ? checkProblem(status, parse(body)) : [];
}

/** A problem, over HTTP or in a frame. */
export function checkProblem(status: number, problem: unknown): string[] {
  if (!isProblem(problem)) return [`${status} has no problem: ${JSON.stringify(problem)}`];
  return [
    ...(problem.status === status ? [] : [`${status} has a problem of ${problem.status}`]),
    ...(problem.type.startsWith(problemType) ? [] : [`${status} has the type ${problem.type}`]),
    // the detail has the remedy
    ...(problem.detail !== "" && problem.detail !== problem.title
      ? []
      : [`${status} has no remedy`]),
    ...(status < 500 || (status === 503 && documented.has(problem.type))
      ? []
      : [`${status} ${problem.type}`]),
  ];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

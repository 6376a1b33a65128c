import type { UnifiedEvent } from "@agentstream/schema";

import type { Fault, Rule } from "./rule.ts";

type Check = (event: UnifiedEvent) => readonly (Fault | undefined)[];

/** Rule 2: the identity of each event, and the order of events. `isTail`: the stream may start anywhere. */
export function createIdentityRule(isTail: boolean): Rule {
  const checks: readonly Check[] = [
    checkSeq(isTail),
    checkIds(),
    checkTime(),
    checkRun(isTail),
    checkAgent(),
    checkOrigin(),
  ];
  return {
    check: (event) =>
      checks.flatMap((check) => check(event)).filter((fault) => fault !== undefined),
  };
}

function checkSeq(isTail: boolean): Check {
  let expected = isTail ? undefined : 1;
  let isFirst = true;
  return ({ seq }) => {
    const wanted = expected;
    const clause = isFirst ? "2.2" : "2.3";
    isFirst = false;
    if (seq === undefined) {
      expected = wanted === undefined ? undefined : wanted + 1;
      return [["2.1", "the event has no seq"]];
    }
    expected = seq + 1;
    return [
      wanted === undefined || seq === wanted
        ? undefined
        : [clause, `expected seq ${wanted}, got ${seq}`],
    ];
  };
}

function checkIds(): Check {
  const ids = new Set<string>();
  let session: string | undefined;
  return ({ id, sessionId, seq }) => {
    const isRepeated = ids.has(id);
    ids.add(id);
    session ??= sessionId;
    const wanted = seq === undefined ? id : `${sessionId}.${seq}`;
    return [
      id === wanted ? undefined : ["2.4", `expected the id ${wanted}, got ${id}`],
      isRepeated ? ["2.5", `the id ${id} was used before`] : undefined,
      sessionId === session
        ? undefined
        : ["2.6", `expected the sessionId ${session}, got ${sessionId}`],
    ];
  };
}

function checkTime(): Check {
  let before: string | undefined;
  return ({ timestamp }) => {
    const last = before;
    before = timestamp;
    const isBack = last !== undefined && Date.parse(timestamp) < Date.parse(last);
    return [isBack ? ["2.7", `the timestamp ${timestamp} comes after ${last}`] : undefined];
  };
}

function checkRun(isTail: boolean): Check {
  let current = isTail ? undefined : 0;
  let hasStarted = false;
  return ({ type, run }) => {
    if (run === undefined) return [["2.8", "the event has no run"]];
    if (type !== "sessionStarted") {
      const isOther = hasStarted && run !== current;
      return [isOther ? ["2.10", `expected run ${current}, got ${run}`] : undefined];
    }
    const wanted = current === undefined ? run : current + 1;
    hasStarted = true;
    current = run;
    return [run === wanted ? undefined : ["2.9", `expected run ${wanted} to start, got ${run}`]];
  };
}

function checkAgent(): Check {
  let current: string | undefined;
  return ({ type, agentType }) => {
    if (agentType === undefined) return [["2.11", "the event has no agentType"]];
    if (type === "sessionStarted") current = agentType;
    const wanted = current ?? agentType;
    return [
      agentType === wanted
        ? undefined
        : ["2.12", `expected the agentType ${wanted}, got ${agentType}`],
    ];
  };
}

function checkOrigin(): Check {
  let last = 0;
  return ({ type, origin }) => {
    if (type === "sessionStarted") last = 0;
    const line = origin?.line;
    if (line === undefined) return [];
    const before = last;
    last = line;
    return [line < before ? ["2.13", `line ${line} comes after line ${before}`] : undefined];
  };
}

import type { AuditRecord } from "@agentstream/schema";
import type { Accepted, Caller, Sessions } from "@agentstream/sessions";

import type { Audit } from "./create-audit.ts";

type Entry = Parameters<Audit["done"]>[1];

/** Does the work and records how it ended; `details` is undefined where nothing has happened. */
type Recorder = <T>(
  caller: Caller,
  entry: Entry,
  work: () => Promise<T>,
  details?: (result: T) => Partial<Entry> | undefined,
) => Promise<T>;

/** The sessions, each change of which is recorded, by whichever door it is made. */
export function auditSessions(sessions: Sessions, audit: Audit): Sessions {
  const record: Recorder = async (caller, entry, work, details = () => ({})) => {
    try {
      const result = await work();
      const more = details(result);
      if (more !== undefined) audit.done(caller, { ...entry, ...more });
      return result;
    } catch (error) {
      audit.refused(caller, entry, error);
      throw error;
    }
  };
  return {
    ...sessions,
    ...recordPrompts(sessions, record),
    ...recordAnswers(sessions, record),
    ...recordChanges(sessions, record),
  };
}

/** The same request once more does nothing. */
const accepted =
  (action: AuditRecord["action"]) =>
  ({ isNew, session }: Accepted): Partial<Entry> | undefined =>
    isNew ? { action, sessionId: session.id, agentType: session.agentType } : undefined;

const recordPrompts = (
  sessions: Sessions,
  record: Recorder,
): Pick<Sessions, "begin" | "prepare" | "addTurn" | "promptAlias"> => ({
  begin(caller, request, key) {
    const entry = { action: "sessionCreated", agentType: request.agentType } as const;
    const work = (): Promise<Accepted> => sessions.begin(caller, request, key);
    return record(caller, entry, work, accepted("sessionCreated"));
  },
  prepare(caller, session, key) {
    const entry = { action: "sessionCreated", agentType: session.agentType } as const;
    return record(
      caller,
      entry,
      () => sessions.prepare(caller, session, key),
      ({ id }) => ({ sessionId: id }),
    );
  },
  addTurn(caller, sessionId, turn, key) {
    const entry = { action: "turnAdded", sessionId } as const;
    const work = (): Promise<Accepted> => sessions.addTurn(caller, sessionId, turn, key);
    return record(caller, entry, work, accepted("turnAdded"));
  },
  promptAlias(caller, alias, turn, key) {
    const entry = { action: "turnAdded", agentType: turn.agentType } as const;
    const work = (): Promise<Accepted> => sessions.promptAlias(caller, alias, turn, key);
    return record(caller, entry, work, (result) =>
      accepted(result.run === 1 ? "sessionCreated" : "turnAdded")(result),
    );
  },
});

const recordAnswers = (
  sessions: Sessions,
  record: Recorder,
): Pick<Sessions, "answerPermission" | "answerQuestion"> => ({
  answerPermission(caller, sessionId, answered, answer, key) {
    const { outcome: decision } = answer;
    const entry = { action: "permissionAnswered", sessionId, answered, decision } as const;
    return record(caller, entry, () =>
      sessions.answerPermission(caller, sessionId, answered, answer, key),
    );
  },
  answerQuestion(caller, sessionId, answered, answer, key) {
    const decision = answer.declined === true ? "declined" : "answered";
    const entry = { action: "questionAnswered", sessionId, answered, decision } as const;
    return record(caller, entry, () =>
      sessions.answerQuestion(caller, sessionId, answered, answer, key),
    );
  },
});

const recordChanges = (
  sessions: Sessions,
  record: Recorder,
): Pick<Sessions, "cancel" | "remove" | "change"> => ({
  cancel: (caller, sessionId) =>
    record(
      caller,
      { action: "cancelled", sessionId },
      () => sessions.cancel(caller, sessionId),
      ({ wasRunning }) => (wasRunning ? {} : undefined),
    ),
  remove: (caller, sessionId) =>
    record(caller, { action: "deleted", sessionId }, () => sessions.remove(caller, sessionId)),
  change: (caller, sessionId, next) =>
    record(caller, { action: "changed", sessionId }, () =>
      sessions.change(caller, sessionId, next),
    ),
});

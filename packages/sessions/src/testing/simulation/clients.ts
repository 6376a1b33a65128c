import type { PermissionAnswer } from "@agentstream/schema";

import type { Sessions } from "../../create-sessions.ts";
import type { Accepted } from "../../create-turns.ts";
import { decodeRecord } from "../../decode-record.ts";
import type { LogRecord } from "../../store.ts";
import { createReaders, owner, type Readers } from "./create-readers.ts";
import type { World } from "./create-world.ts";
import { createGatewayCalls, noReply, type GatewayCalls } from "./gateway-calls.ts";
import type { Action } from "./scenario.ts";

/** Those who use the gateways. They do not die; they repeat what was not answered, with the same key. */
export interface Clients {
  readonly act: (action: Action) => void;
  /** Whether they wait for something. */
  readonly isBusy: () => boolean;
}

type ClientAction = Extract<Action, { readonly do: "turn" | "cancel" }>;

export function createClients(world: World): Clients {
  const calls = createGatewayCalls(world);
  const readers = createReaders(world, createAnswers(world, calls));
  const sessionsOf = new Map<number, string>();
  const waiting: ClientAction[] = [];

  const prompt = (key: string, work: PromptWork): Promise<string | undefined> =>
    promptAndRead(world, calls, readers, key, work);

  async function begin(client: number): Promise<void> {
    const name = `prompt-${client}`;
    const key = { key: name, fingerprint: name };
    const request = { agentType: "echo", prompt: name };
    const id = await prompt(name, (sessions) => sessions.begin(owner, request, key));
    if (id === undefined || sessionsOf.has(client)) return;
    sessionsOf.set(client, id);
    for (const action of waiting) if (action.client === client) goOn(action, id);
  }

  function goOn(action: ClientAction, id: string): void {
    const name = `${action.do}-${action.client}-${action.at}`;
    if (action.do === "cancel")
      return void calls.insist(name, (sessions) => sessions.cancel(owner, id));
    const turn = { prompt: name, ifBusy: action.ifBusy };
    const key = { key: name, fingerprint: name };
    void prompt(name, (sessions) => sessions.addTurn(owner, id, turn, key));
  }

  return {
    act(action) {
      if (action.do === "prompt") {
        void begin(action.client);
        if (action.twice) void begin(action.client);
      }
      if (action.do !== "turn" && action.do !== "cancel") return;
      const id = sessionsOf.get(action.client);
      if (id === undefined) waiting.push(action);
      else goOn(action, id);
    },
    isBusy: () => calls.isBusy() || readers.isBusy(),
  };
}

type PromptWork = (sessions: Sessions) => Promise<Accepted>;

/** Returns the id of the session; undefined: the prompt was refused. */
async function promptAndRead(
  { invariants, chronicle }: World,
  calls: GatewayCalls,
  readers: Readers,
  key: string,
  work: PromptWork,
): Promise<string | undefined> {
  const accepted = await calls.insist(key, work);
  if (accepted === undefined) return undefined;
  const { session, run } = accepted;
  chronicle.report(() => `${key} is ${session.id} run ${run}`);
  invariants.accepted(key, session.id, run);
  readers.read(session.id);
  return session.id;
}

/** Answers each request that a reader sees, perhaps twice at once. */
function createAnswers(
  { timeline, random, invariants, chronicle }: World,
  { once }: GatewayCalls,
): (id: string, records: readonly LogRecord[]) => void {
  const asked = new Set<string>();

  async function answer(id: string, requestId: string): Promise<void> {
    const given: PermissionAnswer = { outcome: random.pick(["allowed", "denied"]) };
    try {
      const result = await once((sessions) =>
        sessions.answerPermission(owner, id, requestId, given),
      );
      if (result === noReply) return;
      chronicle.report(() => `an answer to ${id} ${requestId} is accepted`);
      chronicle.count("answers");
      invariants.answerAccepted(id, requestId);
    } catch (error) {
      chronicle.report(() => `an answer to ${id} ${requestId} is refused: ${String(error)}`);
    }
  }

  return (id, records) => {
    for (const record of records) {
      const event = record.type === "permissionRequested" ? decodeRecord(record) : undefined;
      if (event?.type !== "permissionRequested" || asked.has(`${id} ${event.requestId}`)) continue;
      asked.add(`${id} ${event.requestId}`);
      const times = random.chance(0.3) ? 2 : 1;
      for (let count = 0; count < times; count++)
        timeline.at(
          timeline.now() + random.between(5, 900),
          () => void answer(id, event.requestId),
        );
    }
  };
}

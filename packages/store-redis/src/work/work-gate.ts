import type { TakenWork, WorkFilter, WorkItem, WorkOffer, WorkRoute } from "@agentstream/sessions";
import type { Ending } from "@agentstream/stream";

import { listOf, numberOf, optionalTextOf, textOf } from "../connection/reply.ts";
import type { Parts } from "../store/parts.ts";
import { idOfRun } from "./id-of-run.ts";
import { addWork } from "./lua/add-work.ts";
import { cancelWork } from "./lua/cancel-work.ts";
import { chooseWork } from "./lua/choose-work.ts";
import { countWork } from "./lua/count-work.ts";
import { extendWork } from "./lua/extend-work.ts";
import { findPosition } from "./lua/find-position.ts";
import { finishWork } from "./lua/finish-work.ts";
import { giveBackWork } from "./lua/give-back-work.ts";

/** What a queue of BullMQ does not know: the order of a session's runs, whose turn it is, and who has what. */
export interface WorkGate {
  /** Returns the queue of the item: another one if it was there already. */
  readonly add: (item: WorkItem, queue: string) => Promise<string>;
  readonly choose: (offer: WorkOffer) => Promise<Chosen | undefined>;
  readonly extend: (taken: TakenWork, ttlMs: number) => Promise<boolean>;
  /** The queue that it was in; undefined: it is not of this taking any more. */
  readonly finish: (id: string, token: number) => Promise<string | undefined>;
  readonly giveBack: (taken: TakenWork, back: Back) => Promise<string | undefined>;
  readonly cancel: (sessionId: string, through: number, ending: Ending) => Promise<void>;
  readonly endingOf: (taken: TakenWork) => Promise<Ending | undefined>;
  readonly has: (sessionId: string, run: number) => Promise<boolean>;
  readonly position: (sessionId: string) => Promise<number | undefined>;
  readonly count: (of: WorkFilter) => Promise<number>;
}

interface Chosen {
  readonly id: string;
  readonly queue: string;
  readonly token: number;
  readonly route: WorkRoute;
  readonly ending: Ending | undefined;
}

interface Back {
  readonly delayMs: number;
  readonly route?: WorkRoute | undefined;
  readonly queue?: string | undefined;
}

export function createWorkGate(parts: Pick<Parts, "client" | "names" | "origin">): WorkGate {
  const { client, names, origin } = parts;
  const base = names.work("gate");
  const keys = [base];
  return {
    async add(item, queue) {
      const { sessionId, run, owner, route, ending } = item;
      const end = ending === undefined ? "" : JSON.stringify(ending);
      const args = [
        origin,
        idOfRun(item),
        sessionId,
        run,
        owner,
        JSON.stringify(route),
        queue,
        end,
      ];
      return textOf(await client.run(addWork, keys, args));
    },
    choose: (offer) => choose(parts, base, offer),
    async extend(taken, ttlMs) {
      const args = [idOfRun(taken), taken.token, numberText(ttlMs)];
      return numberOf(await client.run(extendWork, keys, args)) === 1;
    },
    finish: async (id, token) =>
      optionalTextOf(await client.run(finishWork, keys, [origin, id, token])),
    async giveBack(taken, { delayMs, route, queue = "" }) {
      const text = route === undefined ? "" : JSON.stringify(route);
      const args = [origin, idOfRun(taken), taken.token, numberText(delayMs), text, queue];
      return optionalTextOf(await client.run(giveBackWork, keys, args));
    },
    async cancel(sessionId, through, ending) {
      const args = [origin, sessionId, numberText(through), JSON.stringify(ending)];
      await client.run(cancelWork, keys, args);
    },
    ...questionsOf(parts, base),
  };
}

/** Only routes that somebody waits for are asked about. */
async function choose(
  { client, origin }: Pick<Parts, "client" | "origin">,
  base: string,
  { hasSlot, fits = () => true, maxPerOwner, ttlMs }: WorkOffer,
): Promise<Chosen | undefined> {
  const routes = hasSlot ? listOf(await client.call("HKEYS", `${base}:routes`)).map(textOf) : [];
  const fitting = routes.filter((route) => fits(routeOf(route)));
  const args = [origin, hasSlot ? 1 : 0, numberText(maxPerOwner), numberText(ttlMs), ...fitting];
  const found = await client.run(chooseWork, [base], args);
  return found === null ? undefined : chosenOf(listOf(found));
}

type Questions = Pick<WorkGate, "endingOf" | "has" | "position" | "count">;

const questionsOf = ({ client }: Pick<Parts, "client">, base: string): Questions => {
  const itemKey = (run: Pick<WorkItem, "sessionId" | "run">): string =>
    `${base}:item:${idOfRun(run)}`;
  return {
    async endingOf(taken) {
      const found = listOf(await client.call("HMGET", itemKey(taken), "token", "ending"));
      if (optionalTextOf(found[0]) !== String(taken.token)) return undefined;
      return endingOf(optionalTextOf(found[1]));
    },
    has: async (sessionId, run) =>
      numberOf(await client.call("EXISTS", itemKey({ sessionId, run }))) === 1,
    async position(sessionId) {
      const position = await client.run(findPosition, [base], [sessionId]);
      return position === null ? undefined : numberOf(position);
    },
    count: async ({ owner = "", sessionId = "" }) =>
      numberOf(await client.run(countWork, [base], [owner, sessionId])),
  };
};

const chosenOf = ([id, queue, token, route, ending]: readonly unknown[]): Chosen => ({
  id: textOf(id),
  queue: textOf(queue),
  token: numberOf(token),
  route: routeOf(textOf(route)),
  ending: endingOf(textOf(ending)),
});

const numberText = (number: number): string => (number === Infinity ? "inf" : String(number));

// these were written by a process of this store
const routeOf = (text: string): WorkRoute => JSON.parse(text);
const endingOf = (text = ""): Ending | undefined => (text === "" ? undefined : JSON.parse(text));

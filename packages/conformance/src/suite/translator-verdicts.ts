import type { Adapter } from "@agentstream/adapter-kit";
import { isEvent, type UnifiedEvent } from "@agentstream/schema";

import type { Sample } from "./sample.ts";
import {
  createSampleTranslator,
  fixedTime,
  inputsOf,
  translateSample,
} from "./translate-sample.ts";
import type { Verdict } from "./verdict.ts";

type Check = (adapter: Adapter, sample: Sample) => string[];

/** What a translator must be, beyond its events. */
const checks: Readonly<Record<string, readonly [title: string, check: Check]>> = {
  "contract.pure": ["The same lines give the same events", isPure],
  "contract.alone": ["Translators share nothing", isAlone],
  "contract.clock": ["`now` is the only clock", usesClock],
  "contract.chunks": ["Several lines at once give the same events", takesChunks],
  "contract.position": ["A further run starts at the given position", keepsPosition],
  "contract.over": ["Nothing comes after the end", isOver],
  "contract.empty": ["Nothing printed is not a completed run", fearsEmptiness],
  "contract.interrupt": ["An interrupted run is cancelled", isCancelled],
  "contract.timeout": ["A run that is out of time is a timeout", timesOut],
};

export const translatorVerdicts = (
  adapter: Adapter,
  samples: readonly Sample[],
): readonly Verdict[] =>
  Object.entries(checks).map(([rule, [title, check]]) => ({
    rule,
    title,
    faults: samples.flatMap((sample) => {
      try {
        return check(adapter, sample).map((fault) => `${sample.name}: ${fault}`);
      } catch (error) {
        return [`${sample.name}: ${String(error)}`];
      }
    }),
  }));

const text = (events: readonly UnifiedEvent[]): string => JSON.stringify(events);

const differing = (left: readonly UnifiedEvent[], right: readonly UnifiedEvent[]): string[] => {
  if (text(left) === text(right)) return [];
  const at = left.findIndex(
    (event, index) => JSON.stringify(event) !== JSON.stringify(right[index]),
  );
  return [`event ${at + 1} differs: ${JSON.stringify(left[at])} and ${JSON.stringify(right[at])}`];
};

function isPure(adapter: Adapter, sample: Sample): string[] {
  return differing(translateSample(adapter, sample), translateSample(adapter, sample));
}

function isAlone(adapter: Adapter, sample: Sample): string[] {
  const [left, right] = [
    createSampleTranslator(adapter, sample),
    createSampleTranslator(adapter, sample),
  ];
  const events: UnifiedEvent[] = [];
  for (const input of inputsOf(sample)) {
    events.push(...left.handle(input).events);
    right.handle(input);
  }
  return differing(translateSample(adapter, sample), events);
}

function usesClock(adapter: Adapter, sample: Sample): string[] {
  const time = new Date(fixedTime).toISOString();
  const other = translateSample(adapter, sample).find(({ timestamp }) => timestamp !== time);
  return other === undefined ? [] : [`${other.type} has the time ${other.timestamp}, not ${time}`];
}

function takesChunks(adapter: Adapter, sample: Sample): string[] {
  const translator = createSampleTranslator(adapter, sample);
  const [first, ...rest] = [
    { type: "lines" as const, lines: sample.lines.map((line) => ({ text: line })) },
    ...inputsOf(sample).filter(({ type }) => type !== "line"),
  ];
  const events = [first, ...rest].flatMap((input) =>
    input === undefined ? [] : translator.handle(input).events,
  );
  return differing(translateSample(adapter, sample), events);
}

function keepsPosition(adapter: Adapter, sample: Sample): string[] {
  const events = translateSample(adapter, sample, { run: 3, firstSeq: 101, firstTurn: 7 });
  const [first] = events;
  const turn = events.find((event) => isEvent(event, "turnStarted"));
  const faults: string[] = [];
  if (first?.seq !== 101) faults.push(`the first seq is ${first?.seq}, not 101`);
  if (first?.run !== 3) faults.push(`the run is ${first?.run}, not 3`);
  if (turn !== undefined && turn.turnNumber !== 7)
    faults.push(`the first turn is ${turn.turnNumber}, not 7`);
  return faults;
}

function isOver(adapter: Adapter, sample: Sample): string[] {
  const translator = createSampleTranslator(adapter, sample);
  const inputs = inputsOf(sample);
  for (const input of inputs) translator.handle(input);
  const late = inputs.flatMap((input) => translator.handle(input).events);
  return late.length === 0 ? [] : [`${late.length} events after the end, ${late[0]?.type} first`];
}

const ending = (adapter: Adapter, sample: Sample): string =>
  translateSample(adapter, sample).findLast((event) => isEvent(event, "sessionEnded"))?.reason ??
  "missing";

function fearsEmptiness(adapter: Adapter, sample: Sample): string[] {
  const reason = ending(adapter, { ...sample, lines: [], stderr: "", exit: { code: 0 } });
  return reason === "failed" ? [] : [`sessionEnded is ${reason}, not failed`];
}

function isCancelled(adapter: Adapter, sample: Sample): string[] {
  const exit = { code: null, signal: "SIGINT", sent: "interrupt" } as const;
  const reason = ending(adapter, { ...half(sample), exit });
  return reason === "cancelled" ? [] : [`sessionEnded is ${reason}, not cancelled`];
}

function timesOut(adapter: Adapter, sample: Sample): string[] {
  const exit = { code: null, signal: "SIGTERM", sent: "timeout", limit: "idleTimeout" } as const;
  const reason = ending(adapter, { ...half(sample), exit });
  return reason === "timeout" ? [] : [`sessionEnded is ${reason}, not timeout`];
}

/** What was printed before the agent's last word. */
const half = (sample: Sample): Sample => ({
  ...sample,
  lines: sample.lines.slice(0, Math.floor(sample.lines.length / 2)),
});

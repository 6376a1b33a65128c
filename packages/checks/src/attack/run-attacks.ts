import type { Attack } from "./attack.ts";
import { attacks } from "./attacks/index.ts";
import { startTarget, type Target } from "./start-target.ts";
import { watchTarget, type Watched } from "./watch-target.ts";

export interface Outcome extends Watched {
  readonly name: string;
  readonly isHeld: boolean;
  /** What the server did, or what was wrong with it. */
  readonly outcome: string;
}

/** Generous: other programs use the same machine. */
const mostSlowestMs = 5000;
/** Of the time that the server itself computed without a break, p99. */
const mostBlockedMs = 200;
/** Whether garbage is collected on purpose: V8 alone lets up to 64 MB of buffers wait that nobody uses. */
export const collectsGarbage = process.env["ATTACK_GC"] !== "off";
/** Of the memory, by one attack, in MB. */
const mostGrowth = collectsGarbage ? 64 : 128;
const attackTimeoutMs = 120_000;

/** Runs all attacks, each on a server of its own. */
export async function* runAttacks(pattern = ""): AsyncGenerator<Outcome> {
  for (const attack of attacks.filter(({ name }) => name.includes(pattern)))
    yield await runAttack(attack);
}

async function runAttack(attack: Attack): Promise<Outcome> {
  const { flags = [], restarted } = attack;
  const target = await startTarget(...flags);
  const first = await runPhase(attack, attack.run, target);
  if (restarted === undefined || !first.isHeld) {
    await target.stop();
    return first;
  }
  const again = await target.restart();
  const second = await runPhase(attack, restarted, again);
  await again.stop();
  return {
    name: attack.name,
    isHeld: second.isHeld,
    outcome: `${first.outcome}; restarted: ${second.outcome}`,
    slowest: Math.max(first.slowest, second.slowest),
    blocked: Math.max(first.blocked, second.blocked),
    growth: Math.max(first.growth, second.growth),
    unanswered: second.unanswered,
  };
}

/** What one server does, and how it is while it does so. */
async function runPhase(
  { name, timeoutMs = attackTimeoutMs }: Attack,
  run: Attack["run"],
  target: Target,
): Promise<Outcome> {
  const stopWatching = watchTarget(target);
  const done = await withLimit(run(target), timeoutMs).then(
    (outcome) => ({ isHeld: true, outcome }),
    (error: unknown) => ({ isHeld: false, outcome: String(error) }),
  );
  const health = await fetch(`${target.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  const watched = await stopWatching();
  const faults = [
    ...(done.isHeld ? [] : [done.outcome]),
    ...(target.isRunning() && health ? [] : ["the server is gone"]),
    ...(watched.unanswered === 0 ? [] : [`${watched.unanswered} × no health`]),
    ...(watched.slowest <= mostSlowestMs ? [] : [`no health for ${watched.slowest.toFixed(0)} ms`]),
    ...(watched.blocked <= mostBlockedMs ? [] : [`blocked for ${watched.blocked.toFixed(0)} ms`]),
    ...(watched.growth <= mostGrowth ? [] : [`grew by ${watched.growth.toFixed(0)} MB`]),
  ];
  const isHeld = faults.length === 0;
  return { name, isHeld, outcome: isHeld ? done.outcome : faults.join("; "), ...watched };
}

const withLimit = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end within ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

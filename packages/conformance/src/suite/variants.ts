import type { Sample } from "./sample.ts";

/** The most places at which one sample is cut. */
const mostCuts = 40;

/** A sample as it was, and what else can come out of a pipe: every rule must hold for each of them. */
export function variantsOf(sample: Sample): readonly Sample[] {
  const { lines } = sample;
  const make = (name: string, change: Partial<Sample>): Sample => ({
    ...sample,
    name: `${sample.name}, ${name}`,
    ...change,
  });
  const cuts = places(lines.length, mostCuts).flatMap((at) => {
    const before = lines.slice(0, at);
    const half = (lines[at] ?? "").slice(0, (lines[at] ?? "").length / 2);
    return [
      make(`cut after ${at} lines, exit code 1`, { lines: before, exit: { code: 1 } }),
      make(`cut after ${at} lines, exit code 0`, { lines: before, exit: { code: 0 } }),
      make(`ended by SIGKILL after ${at} lines`, {
        lines: before,
        exit: { code: null, signal: "SIGKILL" },
      }),
      make(`cut inside of line ${at + 1}`, { lines: [...before, half], exit: { code: 1 } }),
    ];
  });
  return [
    sample,
    make("exit code 1", { exit: { code: 1 } }),
    ...cuts,
    make("every line twice", { lines: lines.flatMap((line) => [line, line]) }),
    make("in the opposite order", { lines: lines.toReversed() }),
    make("between lines of others", { lines: lines.flatMap((line) => [...foreign, line]) }),
    ...broken.map(([name, change]) => make(name, { lines: lines.map((line) => change(line)) })),
  ];
}

/** Lines that no agent should print, and some do. */
const foreign = [
  "Debugger attached.",
  "",
  "null",
  "[]",
  "42",
  "{}",
  '{"type":null}',
  '{"type":"nobody.knows","data":{"deep":[1,2,3]}}',
];

const broken: readonly (readonly [name: string, change: (line: string) => string])[] = [
  ["text is numbers", (line) => line.replaceAll(/:"[^"]*"/g, ":7")],
  ["numbers are text", (line) => line.replaceAll(/:-?\d+(?:\.\d+)?/g, ':"many"')],
  ["objects are lists", (line) => line.replaceAll(/(?<=.)\{[^{}]*\}/g, "[]")],
  ["fields are null", (line) => line.replaceAll(/:(?:"[^"]*"|\d+|true|false)/g, ":null")],
];

/** Numbers from 0 to below `length`, evenly spread. */
function places(length: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(length / most));
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
}

import { nearestWord } from "@agentstream/schema/core";

/** One line of a script. */
export type DemoStep =
  | TextStep<"say" | "think" | "stderr" | "fail">
  | CommandStep<"run" | "ask">
  | { readonly do: "question"; readonly text: string; readonly options: readonly string[] }
  | { readonly do: "write"; readonly path: string; readonly text: string }
  | { readonly do: "wait"; readonly ms: number }
  | { readonly do: "plan"; readonly entries: readonly PlanStep[] }
  | { readonly do: "subagent"; readonly label: string; readonly text: string }
  | { readonly do: "usage"; readonly input: number; readonly output: number }
  | { readonly do: "long"; readonly count: number }
  | { readonly do: "exit"; readonly code: number }
  | { readonly do: "cut" };

type TextStep<Word> = Word extends string ? { readonly do: Word; readonly text: string } : never;

type CommandStep<Word> = Word extends string
  ? {
      readonly do: Word;
      readonly command: string;
      readonly output: string;
      readonly exitCode: number;
    }
  : never;

interface PlanStep {
  readonly content: string;
  readonly status: "pending" | "inProgress" | "completed";
}

export type DemoScript =
  | { readonly steps: readonly DemoStep[] }
  /** What is wrong, by line. */
  | { readonly faults: readonly string[] };

const mostLines = 1000;
const mostFaults = 20;

/** Reads a script: a step on each line; empty lines and those that start with `#` count for nothing. */
export function parseDemoScript(text: string): DemoScript {
  const lines = text.split("\n");
  if (lines.length > mostLines) return { faults: [`A script has at most ${mostLines} lines.`] };
  const steps: DemoStep[] = [];
  const faults: string[] = [];
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const step = parseStep(trimmed);
    if (typeof step === "string") faults.push(`line ${index + 1}: ${step}`);
    else steps.push(step);
  }
  if (faults.length > 0) return { faults: faults.slice(0, mostFaults) };
  return steps.length > 0 ? { steps } : { faults: [`The script is empty; ${expected}`] };
}

/** A step, or what is wrong with its line. */
function parseStep(line: string): DemoStep | string {
  const [, word = "", rest = ""] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  const parse = parsers.get(word);
  if (parse !== undefined) return parse(rest);
  const near = nearestWord(word, [...parsers.keys()]);
  return `${JSON.stringify(word)} is not a step; ${near === undefined ? expected : `did you mean ${near}?`}`;
}

type Parse = (rest: string) => DemoStep | string;

const withText =
  (word: "say" | "think" | "stderr" | "fail"): Parse =>
  (text) =>
    text === "" ? `expected a text: ${word} TEXT` : { do: word, text };

const withCommand =
  (word: "run" | "ask"): Parse =>
  (rest) => {
    const [, command = "", code = "0", output = ""] =
      /^(.*?)(?:\s*=(\d{1,3})?>\s*(.*))?$/.exec(rest) ?? [];
    return command === ""
      ? `expected a command: ${word} COMMAND => OUTPUT, or ${word} COMMAND =1> OUTPUT for one that fails`
      : { do: word, command, output, exitCode: Number(code) };
  };

const bounded = (text: string, most: number): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const parsers: ReadonlyMap<string, Parse> = new Map<string, Parse>([
  ["say", withText("say")],
  ["think", withText("think")],
  ["run", withCommand("run")],
  ["ask", withCommand("ask")],
  [
    "question",
    (rest) => {
      const [text = "", ...options] = rest.split("|").map((part) => part.trim());
      return text === "" || options.includes("")
        ? "expected a question: question TEXT | OPTION | OPTION"
        : { do: "question", text, options };
    },
  ],
  [
    "write",
    (rest) => {
      const [, path = "", text = ""] = /^(\S+)\s*(.*)$/.exec(rest) ?? [];
      return path === "" ? "expected a file: write FILE TEXT" : { do: "write", path, text };
    },
  ],
  [
    "wait",
    (rest) => {
      const [, count = "", unit = ""] = /^(\d{1,6})(ms|s)$/.exec(rest) ?? [];
      return unit === ""
        ? "expected a time: wait 500ms or wait 2s"
        : { do: "wait", ms: Number(count) * (unit === "s" ? 1000 : 1) };
    },
  ],
  [
    "plan",
    (rest) => {
      const parts = rest.split("|").map((part) => part.trim());
      return parts.includes("")
        ? "expected entries: plan [x] DONE | [>] DOING | TO DO"
        : { do: "plan", entries: parts.map(planStep) };
    },
  ],
  [
    "subagent",
    (rest) => {
      const [, label = "", text = ""] = /^([^:]+):\s*(.+)$/.exec(rest) ?? [];
      return text === ""
        ? "expected a name and a text: subagent NAME: TEXT"
        : { do: "subagent", label, text };
    },
  ],
  [
    "usage",
    (rest) => {
      const [input, output, ...more] = rest.split(/\s+/).map((part) => bounded(part, 1e9));
      return input === undefined || output === undefined || more.length > 0
        ? "expected two numbers of tokens: usage INPUT OUTPUT"
        : { do: "usage", input, output };
    },
  ],
  [
    "long",
    (rest) => {
      const count = bounded(rest, 100_000_000);
      return count === undefined
        ? "expected a number of characters up to 100000000: long COUNT"
        : { do: "long", count };
    },
  ],
  ["fail", withText("fail")],
  ["stderr", withText("stderr")],
  [
    "exit",
    (rest) => {
      const code = bounded(rest, 255);
      return code === undefined ? "expected a number up to 255: exit CODE" : { do: "exit", code };
    },
  ],
  ["cut", (rest) => (rest === "" ? { do: "cut" } : "expected nothing after cut")],
]);

const expected = `expected one of ${[...parsers.keys()].join(", ")}.`;

function planStep(text: string): PlanStep {
  const [, mark = " ", content = ""] = /^(?:\[([ x>])\]\s*)?(.*)$/.exec(text) ?? [];
  const status = { " ": "pending", x: "completed", ">": "inProgress" } as const;
  return { content, status: mark === "x" || mark === ">" ? status[mark] : status[" "] };
}

import type { Answer, CallStep } from "../generated/scenario.ts";

/** What a model may try that a cap forbids. Each attempt leaves a file of its own, if it can. */
export interface Attempt {
  readonly name: string;
  readonly file: string;
  /** The file lies outside of every workspace. */
  readonly isOutside?: boolean;
  readonly call: Omit<CallStep, "do" | "id">;
}

const shell = (command: string, escalates?: true): Attempt["call"] => ({
  tool: "shell",
  arguments: { command, escalates },
});

const write = (path: string): Attempt["call"] => ({
  tool: "write",
  arguments: { path, content: "yes\n" },
});

/** Of the workspace. */
const outside = "../outside";

export const attempts: readonly Attempt[] = [
  {
    name: "leave plan mode, then write",
    file: "after-plan.txt",
    call: { tool: "leavePlan", arguments: {} },
  },
  { name: "write", file: "written.txt", call: write("written.txt") },
  { name: "shell", file: "shell.txt", call: shell("echo yes > shell.txt") },
  {
    name: "escalated shell",
    file: "escalated.txt",
    call: shell("echo yes > escalated.txt", true),
  },
  {
    name: "write outside",
    file: "written.txt",
    isOutside: true,
    call: write(`${outside}/written.txt`),
  },
  {
    name: "shell outside",
    file: "shell.txt",
    isOutside: true,
    call: shell(`echo yes > ${outside}/shell.txt`),
  },
  {
    name: "escalated shell outside",
    file: "escalated.txt",
    isOutside: true,
    call: shell(`echo yes > ${outside}/escalated.txt`, true),
  },
];

/** The model tries one after the other, whatever becomes of them; then it gives up. */
export const attemptAnswers: readonly Answer[] = [
  ...attempts.flatMap(({ call, file }, index) => {
    const first = call.tool === "leavePlan" ? [call, write(file)] : [call];
    return first.map((one, part): Answer => ({
      send: [{ do: "call", id: `try_${index}_${part}`, ...one }],
    }));
  }),
  { send: [{ do: "say", text: "That was all." }], repeat: true },
];

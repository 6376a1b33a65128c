/** How a recorded process ended, whichever way its recorder wrote it down. */
export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
  /** What the recorder did to it, in order: signals, and the closing of its output. */
  readonly sent: readonly Intervention[];
  /** The recorder ended it because it did not end by itself. */
  readonly gaveUp: boolean;
  /** Lines of a form that is not known. */
  readonly notes: readonly string[];
}

type Intervention =
  | { readonly kind: "signal"; readonly signal: string; readonly afterLine?: number }
  | { readonly kind: "stdoutClosed" };

type Draft = { -readonly [K in keyof Exit]: Exit[K] } & {
  sent: Intervention[];
  notes: string[];
};

/** Each form of a line in an `exit.txt`; the first that fits is taken. */
const forms: readonly [RegExp, (exit: Draft, groups: readonly (string | undefined)[]) => void][] = [
  [
    /^(?:after \w+: )?code=(\d+|null) signal=(\w+)/,
    (exit, [code, signal]) => {
      exit.code = code === "null" ? null : Number(code);
      exit.signal = signal === "null" ? null : (signal ?? null);
    },
  ],
  [
    /^signal (SIG\w+)$/,
    (exit, [signal]) => {
      exit.signal = signal ?? null;
    },
  ],
  [
    /^(\d+)(?: \((.*)\))?$/,
    (exit, [code, note]) => {
      exit.gaveUp = note?.includes("killed by harness") ?? false;
      if (exit.gaveUp) exit.signal = "SIGKILL";
      else exit.code = Number(code);
    },
  ],
  [
    /^# signal (SIG\w+) at \d+ms(?: after stdout line (\d+))?/,
    (exit, [signal = "", line]) => {
      exit.sent.push({
        kind: "signal",
        signal,
        ...(line !== undefined && { afterLine: Number(line) }),
      });
    },
  ],
  [/^# stdout closed/, (exit) => exit.sent.push({ kind: "stdoutClosed" })],
  [
    /^# RUNNER TIMEOUT/,
    (exit) => {
      exit.gaveUp = true;
    },
  ],
  [/^elapsed_s /, () => {}],
];

/** Reads an `exit.txt`. */
export function parseExit(text: string): Exit {
  const exit: Draft = { code: null, signal: null, sent: [], gaveUp: false, notes: [] };
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const form = forms.find(([pattern]) => pattern.test(line));
    if (form === undefined) exit.notes.push(line);
    else form[1](exit, form[0].exec(line)?.slice(1) ?? []);
  }
  return exit;
}

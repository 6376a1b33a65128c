/** What a flag needs of the CLI's version, and what becomes of a plan with it where the version is older. */
export type VersionFlag = FlagBase & (Refusing | Leaving | Renamed);

interface FlagBase {
  /** An argument: `--auto`, `--approval-mode=plan`. A flag alone stands for all of its values. */
  readonly flag: string;
  /** The first version that knows it. */
  readonly since: string;
}

/** A promise depends on it: without it the request is refused. */
interface Refusing {
  readonly refuses: string;
}

/** It is left out; `note` says what the run then lacks. */
interface Leaving {
  readonly without: { readonly note?: string; readonly hasValue?: boolean };
}

/** It had another name before. */
interface Renamed {
  readonly was: { readonly flag: string; readonly since: string; readonly refuses: string };
}

/** Arguments that a version of a CLI understands; or why it cannot keep what they are for. */
export interface FittedArgs {
  readonly args: readonly string[];
  readonly notes: readonly string[];
  readonly refusals: readonly { readonly field: string; readonly reason: string }[];
}

/** Fits the arguments of a plan to the version that is there; without one they are for the newest. */
export function fitArgs(
  args: readonly string[],
  flags: readonly VersionFlag[],
  about: { readonly name: string; readonly version: string | undefined },
): FittedArgs {
  const { version } = about;
  if (version === undefined) return { args, notes: [], refusals: [] };
  const later = flags.filter(({ since }) => isBefore(version, since));
  return later.reduce<FittedArgs>((fitted, flag) => fitOne(fitted, flag, { ...about, version }), {
    args,
    notes: [],
    refusals: [],
  });
}

function fitOne(
  fitted: FittedArgs,
  needed: VersionFlag,
  { name, version }: { readonly name: string; readonly version: string },
): FittedArgs {
  const { args, notes, refusals } = fitted;
  const at = args.findIndex((arg) => isFlag(arg, needed.flag));
  if (at < 0) return fitted;
  const refuse = (field: string, since: string): FittedArgs => ({
    ...fitted,
    refusals: [...refusals, { field, reason: tooOld({ name, version, since }, needed.flag) }],
  });
  if ("refuses" in needed) return refuse(needed.refuses, needed.since);
  if ("was" in needed) {
    const { flag, since, refuses } = needed.was;
    if (isBefore(version, since)) return refuse(refuses, since);
    return { ...fitted, args: args.with(at, flag + (args[at] ?? "").slice(needed.flag.length)) };
  }
  const { note, hasValue = false } = needed.without;
  return {
    args: args.toSpliced(at, hasValue ? 2 : 1),
    notes: note === undefined ? notes : [...notes, `${name} ${version}: ${note}`],
    refusals,
  };
}

const isFlag = (arg: string, flag: string): boolean => arg === flag || arg.startsWith(`${flag}=`);

/** Why a version is refused: it lacks what a request needs. */
export const tooOld = (
  { name, version, since }: { readonly [K in "name" | "version" | "since"]: string },
  what: string,
): string => `${name} ${version} has no ${what}; ${since} or later is needed.`;

/** Whether a version is older than another one; a pre-release counts as its release. */
export function isBefore(version: string, other: string): boolean {
  const [left, right] = [numbersOf(version), numbersOf(other)];
  const at = left.findIndex((part, index) => part !== (right[index] ?? 0));
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0);
}

const numbersOf = (version: string): number[] => {
  const [, ...parts] = /^\D*(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return [0, 1, 2].map((index) => Number(parts[index] ?? 0));
};

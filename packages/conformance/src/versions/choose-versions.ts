import { UsageError } from "../usage-error.ts";
import { compareVersions } from "./registry.ts";

export interface VersionChoice {
  /** The first version; absent: the first of all. */
  readonly from?: string;
  /** These, and no other. */
  readonly only?: readonly string[];
  /** As many as are spread over the history, the first and the last one among them. */
  readonly count: number;
}

/** Chooses among the versions of a package, the oldest first. */
export function chooseVersions(
  all: readonly string[],
  { from, only = [], count }: VersionChoice,
): readonly string[] {
  const missing = [...only, from].filter(
    (version) => version !== undefined && !all.includes(version),
  );
  if (missing.length > 0)
    throw new UsageError(
      `the registry has no version ${missing.join(", ")}; the newest is ${all.at(-1)}`,
    );
  if (only.length > 0) return [...only].toSorted(compareVersions);
  const since = all.filter((version) => from === undefined || compareVersions(version, from) >= 0);
  if (since.length <= count) return since;
  const step = (since.length - 1) / Math.max(1, count - 1);
  const spread = Array.from({ length: count }, (_, index) => since[Math.round(index * step)]);
  return spread.filter((version) => version !== undefined);
}

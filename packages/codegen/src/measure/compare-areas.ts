/** The lines of code of one area of the house, now and before. Undefined: there is, or was, no such area. */
interface AreaChange {
  readonly area: string;
  readonly now: number | undefined;
  readonly before: number | undefined;
}

export interface Comparison {
  readonly areas: readonly AreaChange[];
  /** The areas that were there at both times: like with like. */
  readonly common: { readonly now: number; readonly before: number };
  readonly added: number;
  readonly removed: number;
}

/** Compares sums by folder; an area is the first `depth` names of a folder: 1 for packages. */
export function compareAreas(
  now: ReadonlyMap<string, number>,
  before: ReadonlyMap<string, number>,
  depth: number,
): Comparison {
  const [sumsNow, sumsBefore] = [sumAreas(now, depth), sumAreas(before, depth)];
  const names = [...new Set([...sumsNow.keys(), ...sumsBefore.keys()])].toSorted();
  const areas = names.map((area) => ({
    area,
    now: sumsNow.get(area),
    before: sumsBefore.get(area),
  }));
  const common = areas.filter((one) => one.now !== undefined && one.before !== undefined);
  const sum = (list: readonly AreaChange[], time: "now" | "before"): number =>
    list.reduce((total, one) => total + (one[time] ?? 0), 0);
  return {
    areas,
    common: { now: sum(common, "now"), before: sum(common, "before") },
    added: sum(areas, "now") - sum(common, "now"),
    removed: sum(areas, "before") - sum(common, "before"),
  };
}

function sumAreas(folders: ReadonlyMap<string, number>, depth: number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [folder, lines] of folders) {
    const area = folder.split("/").slice(0, depth).join("/");
    sums.set(area, (sums.get(area) ?? 0) + lines);
  }
  return sums;
}

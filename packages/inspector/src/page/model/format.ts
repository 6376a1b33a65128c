/** `850 ms`, `12.4 s`, `3 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return `${minutes} min ${Math.floor((ms % 60_000) / 1000)} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `940`, `12.3k`, `1.20M`. */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  if (count < 1_000_000) return `${(count / 1000).toFixed(1)}k`;
  return `${(count / 1_000_000).toFixed(2)}M`;
}

export const formatCost = (usd: number): string => `$${usd.toFixed(usd < 0.1 ? 4 : 2)}`;

/** `now`, `5 min`, `3 h`, `2 d`: how long ago. */
export function formatAge(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return "now";
  if (minutes < 60) return `${minutes} min`;
  return minutes < 1440 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}

/** The last parts of a path, for narrow places. */
export function shortPath(path: string, parts = 3): string {
  const names = path.split("/");
  return names.length <= parts + 1 ? path : `…/${names.slice(-parts).join("/")}`;
}

export const firstLine = (text: string): string => text.trimStart().split("\n", 1)[0] ?? "";

/** JSON for people. */
export const prettyJson = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value, undefined, 2) ?? "");

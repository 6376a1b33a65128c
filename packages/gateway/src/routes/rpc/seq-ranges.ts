/** Seqs in ranges, both ends included, in ascending order. */
export type SeqRanges = readonly (readonly [from: number, to: number])[];

export function addSeqs(ranges: SeqRanges, from: number, to: number): SeqRanges {
  const before = ranges.filter(([, end]) => end < from - 1);
  const after = ranges.filter(([start]) => start > to + 1);
  const touching = ranges.slice(before.length, ranges.length - after.length);
  const start = Math.min(from, touching[0]?.[0] ?? from);
  const end = Math.max(to, touching.at(-1)?.[1] ?? to);
  return [...before, [start, end], ...after];
}

export const hasSeq = (ranges: SeqRanges, seq: number): boolean =>
  ranges.some(([from, to]) => from <= seq && seq <= to);

/** The seq before the first one that is in no range. */
export const lastBeforeGap = ([first]: SeqRanges): number =>
  first !== undefined && first[0] === 1 ? first[1] : 0;

export const countSeqs = (ranges: SeqRanges): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);

/** From how they are kept; what is not readable is none. */
export function parseRanges(text: string | undefined): SeqRanges {
  if (text === undefined) return [];
  return [...text.matchAll(/(\d+)-(\d+)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}

export const formatRanges = (ranges: SeqRanges): string =>
  ranges.map(([from, to]) => `${from}-${to}`).join(",");

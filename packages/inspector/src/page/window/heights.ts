/** The heights of the rows of a long list: measured ones, and an estimate for those that were never shown. */
export interface Heights {
  readonly count: () => number;
  readonly total: () => number;
  /** Where a row starts. */
  readonly offsetOf: (index: number) => number;
  /** The row at a distance from the top. */
  readonly indexAt: (offset: number) => number;
  /** Gives how much taller the row has become. */
  readonly set: (index: number, height: number) => number;
  /** Appends rows, or cuts the last ones. */
  readonly resize: (count: number) => void;
}

/** In a binary indexed tree, so that each call takes logarithmic time. */
export function createHeights(estimate: number, given = 0): Heights {
  let heights = new Float64Array(64);
  let tree = new Float64Array(65);
  let size = 64;
  let count = 0;
  function grow(wanted: number): void {
    if (wanted <= size) return;
    while (size < wanted) size *= 2;
    const larger = new Float64Array(size);
    larger.set(heights);
    heights = larger;
    tree = treeOf(heights);
  }

  function add(index: number, change: number): void {
    for (let at = index + 1; at <= size; at += at & -at) tree[at] = (tree[at] ?? 0) + change;
  }

  function set(index: number, height: number): number {
    const change = height - (heights[index] ?? 0);
    if (change === 0) return 0;
    heights[index] = height;
    add(index, change);
    return change;
  }

  function offsetOf(index: number): number {
    let sum = 0;
    for (let at = Math.min(index, count); at > 0; at -= at & -at) sum += tree[at] ?? 0;
    return sum;
  }

  function resize(wanted: number): void {
    grow(wanted);
    for (let index = count; index < wanted; index++) set(index, estimate);
    for (let index = wanted; index < count; index++) set(index, 0);
    count = wanted;
  }

  resize(given);
  return {
    count: () => count,
    total: () => offsetOf(count),
    offsetOf,
    indexAt: (offset) => Math.max(0, Math.min(indexIn(tree, size, offset), count - 1)),
    set,
    resize,
  };
}

/** The last index whose sum of all before it is at most the offset. */
function indexIn(tree: Float64Array, size: number, offset: number): number {
  let [index, rest] = [0, offset];
  for (let step = size; step > 0; step >>= 1) {
    const part = tree[index + step];
    if (index + step <= size && part !== undefined && part <= rest) {
      index += step;
      rest -= part;
    }
  }
  return index;
}

function treeOf(values: Float64Array): Float64Array<ArrayBuffer> {
  const size = values.length;
  const tree = new Float64Array(size + 1);
  for (let index = 1; index <= size; index++) {
    tree[index] = (tree[index] ?? 0) + (values[index - 1] ?? 0);
    const parent = index + (index & -index);
    if (parent <= size) tree[parent] = (tree[parent] ?? 0) + (tree[index] ?? 0);
  }
  return tree;
}

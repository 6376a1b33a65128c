export interface Heap<T> {
  readonly add: (value: T) => void;
  /** The first one in order. */
  readonly take: () => T | undefined;
}

export function createHeap<T>(isBefore: (left: T, right: T) => boolean): Heap<T> {
  const values: T[] = [];

  function swap(one: number, other: number): void {
    const [left, right] = [values[one], values[other]];
    if (left === undefined || right === undefined) return;
    values[one] = right;
    values[other] = left;
  }

  const isEarlier = (one: number, other: number): boolean => {
    const [left, right] = [values[one], values[other]];
    return left !== undefined && right !== undefined && isBefore(left, right);
  };

  return {
    add(value) {
      let place = values.push(value) - 1;
      let above = (place - 1) >> 1;
      while (place > 0 && isEarlier(place, above)) {
        swap(place, above);
        place = above;
        above = (place - 1) >> 1;
      }
    },
    take() {
      swap(0, values.length - 1);
      const first = values.pop();
      for (let place = 0; ;) {
        const [left, right] = [2 * place + 1, 2 * place + 2];
        const below = isEarlier(right, left) ? right : left;
        if (!isEarlier(below, place)) return first;
        swap(below, place);
        place = below;
      }
    },
  };
}

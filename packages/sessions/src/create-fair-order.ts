interface Owned {
  readonly owner: string;
}

/** Whose turn it is to get a free slot. */
export interface FairOrder {
  /** Remembers that the owner was served. */
  readonly serve: (owner: string) => void;
  /** The order in which the waiting would be served if none of the holders left. */
  readonly sort: <T extends Owned>(waiting: readonly T[], holders: readonly string[]) => T[];
}

/** The owner that holds the fewest slots comes first, then the one that was served longest ago, then the first that came. */
export function createFairOrder(): FairOrder {
  // owners are those of the token file: few
  const served = new Map<string, number>();
  let count = 0;
  return {
    serve(owner) {
      count++;
      served.set(owner, count);
    },
    sort(waiting, holders) {
      const turns = new Map<string, number>();
      const takeTurn = (owner: string): number => {
        const turn = turns.get(owner) ?? 0;
        turns.set(owner, turn + 1);
        return turn;
      };
      for (const owner of holders) takeTurn(owner);
      return waiting
        .map((one) => ({ one, turn: takeTurn(one.owner), served: served.get(one.owner) ?? 0 }))
        .toSorted((left, right) => left.turn - right.turn || left.served - right.served)
        .map(({ one }) => one);
    },
  };
}

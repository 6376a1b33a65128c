import { StoreUnavailableError, type Store } from "@agentstream/sessions";

/** The last seq of a session, as far as a reader knows it: after a gap in what it hears, it looks. */
export async function followHead(store: Store, id: string): Promise<() => number> {
  let known = 0;
  const learn = (seq: number): void => void (known = Math.max(known, seq));
  await store.watch(id, ({ lastSeq }) => {
    if (lastSeq === Infinity) void lastSeqOf(store, id).then(learn);
    else learn(lastSeq);
  });
  return () => known;
}

async function lastSeqOf(store: Store, id: string): Promise<number> {
  for (;;) {
    try {
      return (await store.find(id))?.lastSeq ?? 0;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }
}

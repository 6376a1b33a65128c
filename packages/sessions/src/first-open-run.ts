import type { Store, StoredSession } from "./store.ts";

/** The number of the first run that has no end in the log, whether or not it was promised. */
export async function firstOpenRun(
  store: Pick<Store, "read">,
  { id, lastSeq }: Pick<StoredSession, "id" | "lastSeq">,
): Promise<number> {
  const [last] = lastSeq === 0 ? [] : await store.read(id, { after: lastSeq - 1, limit: 1 });
  if (last === undefined) return 1;
  return last.type === "sessionEnded" ? last.run + 1 : last.run;
}

import { pause, type Clock } from "./clock.ts";
import { StoreUnavailableError, type Store } from "./store.ts";

/** How long to wait before a store that is away is asked again. */
const retryMs = 500;

/** Repeats what may be repeated until the store is there. */
export async function whileAway<T>(clock: Clock, call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      await pause(clock, retryMs);
    }
  }
}

/** For workers: a run outlasts a store that is away for a while. Writes of the log are `appendSurely`'s. */
export function createPatientStore(store: Store, clock: Clock): Store {
  const patiently =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      whileAway(clock, () => call(...args));
  return {
    ...store,
    find: patiently(store.find),
    read: patiently(store.read),
    firstSeq: patiently(store.firstSeq),
    leases: { ...store.leases, release: patiently(store.leases.release) },
  };
}

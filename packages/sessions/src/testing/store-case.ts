import type { Store } from "../store.ts";

/** What every store must do. */
export interface StoreCase {
  readonly name: string;
  readonly run: (store: Store) => Promise<void>;
}

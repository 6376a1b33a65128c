import type { Emitter } from "@agentstream/adapter-kit/author";

/** What handlers work with. Neither calls nor texts have ids. */
export interface Context {
  readonly emitter: Emitter;
  calls: number;
  texts: number;
  /** The calls without a result, oldest first. */
  readonly open: { readonly id: string; readonly toolName: string }[];
}

export const createContext = (emitter: Emitter): Context => ({
  emitter,
  calls: 0,
  texts: 0,
  open: [],
});

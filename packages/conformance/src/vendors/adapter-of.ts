import type { Adapter } from "@agentstream/adapter-kit";

/** The adapters of these vendors ship with the project. */
export function adapterOf(adapter: Adapter | undefined): Adapter {
  if (adapter === undefined) throw new Error("An adapter that ships with Agentstream is missing.");
  return adapter;
}

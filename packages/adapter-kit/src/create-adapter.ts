import type { AdapterInfo } from "./adapter-info.ts";
import type { Adapter } from "./adapter.ts";
import type { Planner } from "./create-planner.ts";
import { createTranslatingAdapter, type Protocols } from "./create-translating-adapter.ts";

/** An adapter of its data, its planner and its protocols. */
export const createAdapter = (
  info: AdapterInfo,
  planner: Planner,
  creators: Protocols,
): Adapter => ({
  ...createTranslatingAdapter(info, creators),
  ...planner,
});

import type { validateEvent } from "@agentstream/schema";

/** Why a value is not valid: path and message of each error. */
export const explain = (
  result: Pick<ReturnType<typeof validateEvent>, "ok"> & {
    readonly errors?: readonly { readonly path: string; readonly message: string }[];
  },
): string[] => (result.errors ?? []).map(({ path, message }) => `${path} ${message}`);

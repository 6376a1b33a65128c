import { isAbsolute } from "node:path";

import type { ConversationStore } from "./conversation-store.ts";
import { wrongParameter } from "./refusals.ts";

interface Place {
  readonly cwd: string;
  readonly additionalDirectories?: readonly string[];
}

/** The folder of a conversation, links resolved. */
export async function checkPlace(
  { cwd, additionalDirectories = [] }: Place,
  store: Pick<ConversationStore, "resolveFolder">,
): Promise<string> {
  if (!isAbsolute(cwd))
    throw wrongParameter("cwd", `cwd: expected an absolute path, got "${cwd}".`);
  if (additionalDirectories.length > 0)
    throw wrongParameter(
      "additionalDirectories",
      "additionalDirectories: an agent works in one folder here; open the folder above them.",
    );
  return store.resolveFolder(cwd);
}

import { homedir } from "node:os";
import { join } from "node:path";

/** Where a user's hosts keep what must outlive them. */
export const stateFolder = (): string =>
  join(process.env["XDG_STATE_HOME"] ?? join(homedir(), ".local", "state"), "agentstream");

import { execFileSync } from "node:child_process";

import type { AgentUser } from "@agentstream/runner";

/** A user of this system, for agents to run as; throws if this process cannot start programs as that user. */
export function findUser(name: string): AgentUser {
  if (process.getuid?.() !== 0)
    throw new Error(
      "--agent-user needs a server that root starts; elsewhere use --agent-wrapper, such as with bwrap or sudo.",
    );
  const [, , uid, gid, , home] = readEntry(name).split(":");
  const user = { name, uid: Number(uid), gid: Number(gid), home: home ?? "/" };
  if (!Number.isInteger(user.uid) || !Number.isInteger(user.gid) || user.uid === 0)
    throw new Error(`--agent-user: expected a user other than root, got ${JSON.stringify(name)}.`);
  return user;
}

function readEntry(name: string): string {
  try {
    return execFileSync("getent", ["passwd", "--", name], { encoding: "utf8" }).trim();
  } catch {
    throw new Error(
      `--agent-user: there is no user ${JSON.stringify(name)}; create one: useradd --create-home NAME.`,
    );
  }
}

import { isBefore, type VersionFlag } from "@agentstream/adapter-kit/author";

/** The first version whose `app-server` has threads. */
export const serverSince = "0.60.0";

/** Arguments of `codex exec` that older versions do not know. */
export const execFlags: readonly VersionFlag[] = [
  { flag: "--output-schema", since: "0.41.0", refuses: "outputSchema" },
];

/** The words of `app-server` had another spelling before this version. */
const newSpelling = "0.72.0";

const olderWords: Readonly<Record<string, string>> = {
  untrusted: "unlessTrusted",
  "on-request": "onRequest",
  "read-only": "readOnly",
  "workspace-write": "workspaceWrite",
  "danger-full-access": "dangerFullAccess",
};

/** A word of the protocol as this version spells it. */
export const wordFor = (
  word: string | undefined,
  version: string | undefined,
): string | undefined => {
  const isOld = version !== undefined && isBefore(version, newSpelling);
  return word !== undefined && isOld ? (olderWords[word] ?? word) : word;
};

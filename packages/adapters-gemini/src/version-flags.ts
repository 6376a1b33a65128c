import { isBefore, type VersionFlag } from "@agentstream/adapter-kit/author";

/** The first version that prints `stream-json`. */
export const streamJsonSince = "0.11.0";

const planMode = "0.28.0";
const policyFiles = "0.30.0";
const sessionModes = "0.31.0";

/** Whether this version can enter and leave plan mode, which a policy must keep it from. */
export const hasPlanMode = (version: string | undefined): boolean =>
  version === undefined || !isBefore(version, planMode);

/** Whether it reads a policy. */
export const hasPolicies = (version: string | undefined): boolean =>
  version === undefined || !isBefore(version, policyFiles);

/** Whether a session of its ACP has modes. */
export const hasSessionModes = (version: string | undefined): boolean =>
  version === undefined || !isBefore(version, sessionModes);

/** The arguments that older versions of Gemini CLI do not know, or know by another name. */
export const versionFlags: readonly VersionFlag[] = [
  { flag: "--policy", since: policyFiles, refuses: "approvalMode" },
  // older versions know no trust, or leave it off
  { flag: "--skip-trust", since: "0.39.0", without: {} },
  { flag: "--approval-mode=plan", since: "0.31.0", refuses: "sandboxMode" },
  { flag: "--resume", since: "0.20.0", refuses: "resume" },
  {
    flag: "--acp",
    since: "0.33.0",
    was: { flag: "--experimental-acp", since: "0.11.0", refuses: "protocol" },
  },
];

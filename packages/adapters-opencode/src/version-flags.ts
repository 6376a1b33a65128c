import type { VersionFlag } from "@agentstream/adapter-kit/author";

/** The first version that prints JSON. */
export const jsonSince = "1.0.0";

/** The arguments of `run` that older versions of opencode do not know. */
export const versionFlags: readonly VersionFlag[] = [
  {
    flag: "--thinking",
    since: "1.1.53",
    without: { note: "what the model thinks is not printed." },
  },
  {
    flag: "--auto",
    since: "1.18.0",
    without: { note: "what its settings ask for is rejected, though all else is allowed." },
  },
];

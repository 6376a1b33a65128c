import type { VersionFlag } from "@agentstream/adapter-kit/author";

/** The arguments that older versions of Claude Code do not know. */
export const versionFlags: readonly VersionFlag[] = [
  { flag: "--model", since: "1.0.0", refuses: "model" },
  { flag: "--permission-mode", since: "1.0.15", refuses: "approvalMode" },
  // a folder's own MCP servers may write
  { flag: "--strict-mcp-config", since: "1.0.44", refuses: "sandboxMode" },
  { flag: "--permission-prompt-tool", since: "1.0.59", refuses: "interactive" },
  {
    flag: "--include-partial-messages",
    since: "1.0.108",
    without: { note: "its text comes as whole messages, not as it is written." },
  },
  { flag: "--tools", since: "2.0.31", refuses: "allowedTools" },
  { flag: "--max-budget-usd", since: "2.0.30", refuses: "maxBudgetUsd" },
  { flag: "--json-schema", since: "2.0.45", refuses: "outputSchema" },
];

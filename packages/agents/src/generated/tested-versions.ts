// @generated from docs/compatibility.json by `npm run generate`. Do not edit.

/** By agent and protocol: the versions of the CLI whose recordings work. */
const testedVersions: Readonly<
  Record<string, Readonly<Record<string, readonly string[]>> | undefined>
> = {
  "claude-acp": {
    "acp": [
      "0.100.0"
    ]
  },
  "codex-acp": {
    "acp": [
      "2.6.0"
    ]
  },
  "copilot": {
    "acp": [
      "1.0.102"
    ]
  },
  "qwen-code": {
    "acp": [
      "0.24.4"
    ]
  }
};

export const testedIn = (agent: string, protocol: string): readonly string[] =>
  testedVersions[agent]?.[protocol] ?? [];

// @generated from docs/compatibility.json by `npm run generate`. Do not edit.

/** By agent and protocol: the versions of the CLI whose recordings work. */
const testedVersions: Readonly<
  Record<string, Readonly<Record<string, readonly string[]>> | undefined>
> = {
  "codex": {
    "exec": [
      "0.29.0",
      "0.40.0",
      "0.45.0",
      "0.50.0",
      "0.60.1",
      "0.72.0",
      "0.80.0",
      "0.120.0",
      "0.131.0",
      "0.140.0",
      "0.150.1",
      "0.160.0",
      "0.169.0"
    ],
    "app-server": [
      "0.60.1",
      "0.72.0",
      "0.80.0",
      "0.120.0",
      "0.131.0",
      "0.140.0",
      "0.150.1",
      "0.160.0",
      "0.169.0"
    ]
  }
};

export const testedIn = (agent: string, protocol: string): readonly string[] =>
  testedVersions[agent]?.[protocol] ?? [];

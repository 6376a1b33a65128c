// @generated from docs/compatibility.json by `npm run generate`. Do not edit.

/** By agent and protocol: the versions of the CLI whose recordings work. */
const testedVersions: Readonly<
  Record<string, Readonly<Record<string, readonly string[]>> | undefined>
> = {
  "opencode": {
    "run": [
      "1.0.98",
      "1.1.34",
      "1.1.65",
      "1.2.15",
      "1.3.2",
      "1.14.41",
      "1.17.11",
      "1.18.33"
    ],
    "acp": [
      "1.0.98",
      "1.1.34",
      "1.1.65",
      "1.2.15",
      "1.3.2",
      "1.14.41",
      "1.17.11",
      "1.18.33"
    ]
  }
};

export const testedIn = (agent: string, protocol: string): readonly string[] =>
  testedVersions[agent]?.[protocol] ?? [];

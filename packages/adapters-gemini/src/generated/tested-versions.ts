// @generated from docs/compatibility.json by `npm run generate`. Do not edit.

/** By agent and protocol: the versions of the CLI whose recordings work. */
const testedVersions: Readonly<
  Record<string, Readonly<Record<string, readonly string[]>> | undefined>
> = {
  "gemini": {
    "stream-json": [
      "0.11.3",
      "0.20.2",
      "0.33.2",
      "0.38.2",
      "0.40.1",
      "0.43.0",
      "0.45.2",
      "0.51.0",
      "0.54.4",
      "0.57.0",
      "0.59.0",
      "0.61.0"
    ],
    "acp": [
      "0.33.2",
      "0.38.2",
      "0.40.1",
      "0.43.0",
      "0.45.2",
      "0.51.0",
      "0.54.4",
      "0.57.0",
      "0.59.0",
      "0.61.0"
    ]
  }
};

export const testedIn = (agent: string, protocol: string): readonly string[] =>
  testedVersions[agent]?.[protocol] ?? [];

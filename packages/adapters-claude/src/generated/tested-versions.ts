// @generated from docs/compatibility.json by `npm run generate`. Do not edit.

/** By agent and protocol: the versions of the CLI whose recordings work. */
const testedVersions: Readonly<
  Record<string, Readonly<Record<string, readonly string[]>> | undefined>
> = {
  "claude": {
    "stream-json": [
      "1.0.60",
      "1.0.90",
      "1.0.110",
      "1.0.128",
      "2.0.14",
      "2.0.25",
      "2.0.33",
      "2.0.50",
      "2.0.77",
      "2.1.20",
      "2.1.50",
      "2.1.70",
      "2.1.80",
      "2.1.128",
      "2.1.197",
      "2.1.290",
      "2.1.326",
      "2.1.327"
    ],
    "stream-input": [
      "1.0.60",
      "1.0.90",
      "1.0.110",
      "1.0.128",
      "2.0.14",
      "2.0.25",
      "2.0.33",
      "2.0.50",
      "2.0.77",
      "2.1.20",
      "2.1.50",
      "2.1.70",
      "2.1.80",
      "2.1.128",
      "2.1.197",
      "2.1.290",
      "2.1.326",
      "2.1.327"
    ]
  },
  "qwen": {
    "stream-json": [
      "0.10.1",
      "0.15.10",
      "0.21.2",
      "0.23.1",
      "0.24.4"
    ]
  }
};

export const testedIn = (agent: string, protocol: string): readonly string[] =>
  testedVersions[agent]?.[protocol] ?? [];

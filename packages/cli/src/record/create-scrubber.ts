/** What must not stand in a recording that others read. */
export interface Private {
  readonly cwd: readonly string[];
  readonly home: readonly string[];
  readonly user: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Scrubber {
  /** The same bytes, but for what was replaced. */
  readonly bytes: (bytes: Uint8Array) => Uint8Array;
  readonly text: (text: string) => string;
  /** What was replaced so far, and how often. */
  readonly counts: () => ReadonlyMap<string, number>;
}

interface Rule {
  /** For people; never what is hidden. */
  readonly label: string;
  readonly pattern: RegExp;
  readonly by: string;
}

/** Works on bytes, each as one character: what is no text stays as it is. */
export function createScrubber(hidden: Private): Scrubber {
  const rules = [
    ...keyRules(hidden.env),
    ...pathsOf(hidden).flatMap(pathRules),
    ...tokenRules,
    ...userRules(hidden.user),
  ];
  const counts = new Map<string, number>();
  const replace = (binary: string): string =>
    rules.reduce(
      (text, { label, pattern, by }) =>
        text.replace(pattern, () => {
          counts.set(label, (counts.get(label) ?? 0) + 1);
          return by;
        }),
      binary,
    );
  const bytes = (given: Uint8Array): Uint8Array =>
    Buffer.from(replace(Buffer.from(given).toString("latin1")), "latin1");
  return {
    bytes,
    text: (text) => Buffer.from(bytes(Buffer.from(text))).toString(),
    counts: () => counts,
  };
}

const keyName = /KEY|TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|COOKIE/i;
/** A shorter value is a word that stands anywhere. */
const shortestKey = 8;

/** The values of variables that look like keys, the longest first: one may contain another. */
const keyRules = (env: Private["env"]): Rule[] =>
  Object.entries(env)
    .flatMap(([name, value = ""]) =>
      keyName.test(name) && value.length >= shortestKey ? [{ name, value }] : [],
    )
    .toSorted((left, right) => right.value.length - left.value.length)
    .flatMap(({ name, value }) =>
      formsOf(value).map((form) => ({
        label: `the value of ${name}`,
        pattern: new RegExp(literal(form), "g"),
        by: `scrubbed-${name}`,
      })),
    );

interface Path {
  readonly label: string;
  readonly path: string;
  readonly by: string;
}

/** The longest first: one may lie in the other. */
const pathsOf = ({ cwd, home }: Private): Path[] =>
  [
    ...cwd.map((path) => ({ label: "the current folder", path, by: "/workspace" })),
    ...home.map((path) => ({ label: "the home folder", path, by: "/home/user" })),
  ].toSorted((left, right) => right.path.length - left.path.length);

/** A path is followed by something else than more of its last name. */
function pathRules({ label, path, by }: Path): Rule[] {
  if (path.length < 2) return [];
  const rules = formsOf(path).map((form, index) => ({
    label,
    pattern: new RegExp(`${literal(form)}(?![\\w-]|\\.\\w)`, "g"),
    by: formsOf(by)[index] ?? by,
  }));
  // some agents name a folder after a path
  const asName = path.replaceAll(/[^A-Za-z0-9]/g, "-");
  if (path.split("/").length < 3) return rules;
  const pattern = new RegExp(`${literal(asName)}(?![A-Za-z0-9])`, "g");
  return [...rules, { label, pattern, by: by.replaceAll("/", "-") }];
}

/** As it is, in JSON, in JSON with `\/`, in a URL. */
const formsOf = (text: string): string[] => {
  const json = JSON.stringify(text).slice(1, -1);
  return [text, json, json.replaceAll("/", "\\/"), encodeURIComponent(text)];
};

const everyonesNames = new Set(["root", "user", "node", "runner"]);

/** A name that is a word of its own; in JSON a line break before it is `\n`. */
const userRules = (user: string): Rule[] =>
  user.length < 3 || everyonesNames.has(user)
    ? []
    : [
        {
          label: "the user's name",
          pattern: new RegExp(`(?<=^|\\W|_|\\\\[nrt])${literal(user)}(?![A-Za-z0-9])`, "g"),
          by: "user",
        },
      ];

const tokenForms: readonly (readonly [RegExp, string])[] = [
  [/\bsk-[\w-]{8,}/g, "sk-scrubbed"],
  [/\b(?:gh[pousr]_|github_pat_|glpat-|npm_)\w{16,}/g, "scrubbed-token"],
  [/\bAIza[\w-]{30,}/g, "scrubbed-token"],
  [/\bya29\.[\w-]{16,}/g, "scrubbed-token"],
  [/\bxox[a-z]-[\w-]{10,}/g, "scrubbed-token"],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, "scrubbed-token"],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, "scrubbed-token"],
  [/(?<=\bBearer )[\w.~+/-]{8,}=*/g, "scrubbed-token"],
];
const tokenRules: readonly Rule[] = tokenForms.map(([pattern, by]) => ({
  label: "what looks like a token",
  pattern,
  by,
}));

/** A text as a pattern, in the characters of its bytes. */
const literal = (text: string): string =>
  Buffer.from(text)
    .toString("latin1")
    .replaceAll(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

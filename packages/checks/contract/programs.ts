/** A program that validates the corpus in one language, with one validator. */
export interface Program {
  readonly name: string;
  readonly language: string;
  /** Its folder here, which is copied and built elsewhere. */
  readonly folder: string;
  /** What must be installed. */
  readonly tool: string;
  /** Whether CI runs it, and so must have the tool. */
  readonly isInCi: boolean;
  /** Where its version is pinned. */
  readonly pin: { readonly file: string; readonly pattern: RegExp };
  /** Commands that make it ready, in the copy of its folder. */
  readonly prepare: readonly (readonly string[])[];
  /** What starts it there; the folder of the schemas follows. */
  readonly start: readonly string[];
}

const requirements = "requirements.txt";
const python = {
  language: "Python",
  folder: "python",
  tool: "python3",
  isInCi: true,
  prepare: [
    ["python3", "-m", "venv", "venv"],
    ["venv/bin/pip", "install", "-q", "--disable-pip-version-check", "-r", requirements],
  ],
};

export const programs: readonly Program[] = [
  {
    name: "ajv",
    language: "JavaScript",
    folder: "ajv",
    tool: "node",
    isInCi: true,
    pin: { file: "../../package.json", pattern: /"ajv": "([^"]+)"/ },
    prepare: [],
    start: ["node", "validate.mjs"],
  },
  {
    ...python,
    name: "jsonschema",
    pin: { file: requirements, pattern: /^jsonschema==(.+)$/m },
    start: ["venv/bin/python", "validate_jsonschema.py"],
  },
  {
    ...python,
    name: "jsonschema-rs",
    pin: { file: requirements, pattern: /^jsonschema_rs==(.+)$/m },
    start: ["venv/bin/python", "validate_jsonschema_rs.py"],
  },
  {
    name: "santhosh-tekuri",
    language: "Go",
    folder: "go",
    tool: "go",
    isInCi: false,
    pin: { file: "go.mod", pattern: /jsonschema\/v6 v(\S+)/ },
    prepare: [["go", "build", "-o", "contract", "."]],
    start: ["./contract"],
  },
  {
    name: "rust-jsonschema",
    language: "Rust",
    folder: "rust",
    tool: "cargo",
    isInCi: false,
    pin: { file: "Cargo.toml", pattern: /^jsonschema = \{ version = "=([^"]+)"/m },
    prepare: [["cargo", "build", "--release", "--locked", "-q"]],
    start: ["target/release/contract"],
  },
  {
    name: "networknt",
    language: "Java",
    folder: "java",
    tool: "mvn",
    isInCi: false,
    pin: {
      file: "pom.xml",
      pattern: /json-schema-validator<\/artifactId>\s*<version>([^<]+)/,
    },
    prepare: [
      ["mvn", "-q", "-B", "compile", "dependency:copy-dependencies", "-DincludeScope=runtime"],
    ],
    start: ["java", "-cp", "target/classes:target/dependency/*", "Contract"],
  },
];

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** How a language is built and tested: `clients/<language>/language.json`. */
export interface Descriptor {
  readonly language: string;
  /** The package's folder. */
  readonly folder: string;
  /** Prints a version; fails where the toolchain is missing. */
  readonly toolchain: string;
  /** The lowest version that the package supports. */
  readonly minimum: string;
  /** Whether CI must have it. */
  readonly isRequired: boolean;
  /** Why its tests are not run, where there is no toolchain for them; the steps are what can be checked all the same. */
  readonly missing?: string;
  /** Run in this order in the package's folder; the last ones write the report. */
  readonly steps: readonly { readonly name: string; readonly command: string }[];
}

const clients = fileURLToPath(new URL("../../../../clients/", import.meta.url));

/** The descriptors of all packages in `clients/`. Throws on a folder without one. */
export const readDescriptors = (): Descriptor[] =>
  readdirSync(clients, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readDescriptor(name, join(clients, name)));

function readDescriptor(language: string, folder: string): Descriptor {
  const file = join(folder, "language.json");
  if (!existsSync(file)) throw new Error(`expected ${file}: see clients/README.md`);
  const fail = (what: string): never => {
    throw new Error(`${file}: expected ${what}`);
  };
  const text = (value: unknown, key: string): string =>
    typeof value === "string" && value !== "" ? value : fail(`a text as \`${key}\``);
  const { toolchain, minimum, required, missing, steps } = JSON.parse(readFileSync(file, "utf8"));
  return {
    language,
    folder,
    toolchain: text(toolchain, "toolchain"),
    minimum: text(minimum, "minimum"),
    isRequired: typeof required === "boolean" ? required : fail("true or false as `required`"),
    ...(missing !== undefined && { missing: text(missing, "missing") }),
    steps: Object.entries(steps ?? fail("`steps`")).map(([name, command]) => ({
      name,
      command: text(command, name),
    })),
  };
}

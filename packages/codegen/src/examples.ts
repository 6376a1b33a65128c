import { readdir, readFile } from "node:fs/promises";

export interface Example {
  readonly definition: string;
  readonly valid: boolean;
  readonly name: string;
  readonly value: unknown;
}

const folder = new URL("../../../schemas/examples/v1/", import.meta.url);

/** All written examples: `<Definition>/{valid,invalid}/<case>.json`. */
export async function readExamples(): Promise<Example[]> {
  const examples: Example[] = [];
  for (const definition of await list(folder)) {
    for (const kind of await list(new URL(`${definition}/`, folder))) {
      const cases = new URL(`${definition}/${kind}/`, folder);
      if (kind !== "valid" && kind !== "invalid")
        throw new Error(`${cases.pathname} is neither valid/ nor invalid/`);
      for (const name of await list(cases)) {
        const value: unknown = JSON.parse(await readFile(new URL(name, cases), "utf8"));
        examples.push({
          definition,
          valid: kind === "valid",
          name: name.replace(/\.json$/, ""),
          value,
        });
      }
    }
  }
  return examples;
}

const list = async (url: URL): Promise<string[]> =>
  (await readdir(url)).filter((name) => !name.startsWith(".")).toSorted();

import type { SchemaModel } from "../../model.ts";
import { readContract } from "./contract.ts";
import { dart } from "./dart/dart.ts";
import { go } from "./go/go.ts";
import { java } from "./java/java.ts";
import type { Language } from "./language.ts";
import { python } from "./python/python.ts";
import { rust } from "./rust/rust.ts";

/** The languages that code is generated for, other than TypeScript. */
const languages: readonly Language[] = [python, go, rust, java, dart];

export const languageFolders: readonly string[] = languages.map(({ folder }) => folder);

/** The generated part of every package in `clients/`. */
export function emitLanguages(models: readonly SchemaModel[]): Map<string, string> {
  const contract = readContract(models);
  return new Map(
    languages.flatMap(({ folder, emit }) =>
      [...emit(contract)].map(([path, text]) => [`${folder}/${path}`, text] as const),
    ),
  );
}

import type { Contract } from "./contract.ts";

/** A language that code is generated for. */
export interface Language {
  /** The folder that is wholly generated, from the root of the repository. */
  readonly folder: string;
  /** Its files, by their path in the folder. */
  readonly emit: (contract: Contract) => ReadonlyMap<string, string>;
}

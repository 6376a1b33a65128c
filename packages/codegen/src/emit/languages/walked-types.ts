import type { JsonType } from "../../json-type.ts";
import type { UnionDefinition } from "../../model.ts";

/**
 * What a decoder does for each type, as data. Languages with classes print it, each in its own words,
 * so the tests of one of them also speak for the structure of the others.
 */
export interface ObjectWalk {
  readonly groups: readonly WalkedGroup[];
  readonly words: readonly WalkedWords[];
  readonly schemas: readonly { readonly name: string; readonly root: string }[];
}

export interface WalkedGroup {
  readonly name: string;
  readonly title: string;
  readonly types: readonly WalkedType[];
}

export type WalkedType = WalkedObject | WalkedUnion | WalkedAlternative;

interface Walked {
  readonly name: string;
  readonly description: string;
  /** The unions that it is a member of. */
  readonly unions: readonly string[];
}

export interface WalkedObject extends Walked {
  readonly kind: "object";
  /** Whether unknown fields are kept; if not, they are refused. */
  readonly isOpen: boolean;
  /** All JSON names, in their order: constants and fields. */
  readonly keys: readonly string[];
  /** Required, and always of one value: a value of the type does not store it. */
  readonly constants: readonly Constant[];
  readonly fields: readonly Field[];
}

interface Constant {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

export interface Field {
  readonly key: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly isRequired: boolean;
  /** Whether null is a value of it. */
  readonly isNullable: boolean;
  readonly step: Step;
}

export interface WalkedUnion extends Walked {
  readonly kind: "union";
  readonly members: readonly string[];
  readonly discriminator: UnionDefinition["discriminator"];
  /** Whether all members keep unknown fields. */
  readonly isOpen: boolean;
  /** What all members have, members of members included: constants and fields. */
  readonly shared: readonly Field[];
}

/** The JSON type of a value selects an option. */
export interface WalkedAlternative extends Walked {
  readonly kind: "alternative";
  readonly options: readonly Option[];
}

export interface Option {
  readonly name: string;
  readonly jsonType: JsonType;
  /** Undefined for null. */
  readonly step: Step | undefined;
}

export interface WalkedWords {
  readonly name: string;
  /** Whether other words are valid in at least one place. */
  readonly isOpen: boolean;
  readonly mayBeEmpty: boolean;
  readonly words: readonly { readonly name: string; readonly value: string }[];
}

/** How one value is decoded. */
export type Step =
  | { readonly kind: "any" | "boolean" | "object" | "timestamp" }
  | { readonly kind: "text"; readonly pattern?: string; readonly maxLength?: number }
  | { readonly kind: "integer"; readonly minimum: number; readonly maximum: number }
  | NumberStep
  | { readonly kind: "constant"; readonly value: string }
  | { readonly kind: "word"; readonly name: string; readonly isOpen: boolean }
  | { readonly kind: "list"; readonly of: Step; readonly minItems: number }
  | { readonly kind: "map"; readonly of: Step }
  /** A definition or an alternative. */
  | { readonly kind: "type"; readonly name: string };

interface NumberStep {
  readonly kind: "number";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

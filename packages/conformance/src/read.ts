import { untyped } from "@agentstream/adapter-kit/author";

export type Fields = Readonly<Record<string, unknown>>;

interface OfObjects {
  readonly object: (value: unknown) => Fields | undefined;
  readonly objects: (value: unknown) => readonly Fields[];
}

/** Readers of JSON that no schema describes: what is not of the kind is left out. */
export const read: typeof untyped & OfObjects = {
  ...untyped,
  object: (value) => (untyped.isFields(value) ? value : undefined),
  objects: (value) => untyped.list(value).filter(untyped.isFields),
};

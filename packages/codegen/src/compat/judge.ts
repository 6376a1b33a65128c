import type { SchemaModel } from "../model.ts";
import { change, other, type Change } from "./change.ts";
import { compareModels } from "./compare-models.ts";

/** A change, and whether this kind of schema may have it within a major version. */
export interface Verdict extends Change {
  readonly schema: string;
  readonly isBreaking: boolean;
}

/**
 * Who must not be hurt, by the schema's folder. What we emit is read by old clients, and new readers read old
 * logs. Requests come from old clients; an old server may refuse what is new. Native schemas follow the vendors,
 * who do as they like: changes are reported, and break nothing.
 */
const rules: Readonly<Record<string, (change: Change) => boolean>> = {
  requests: ({ breaksWriters }) => breaksWriters,
  native: () => false,
};
const ofWhatWeTell = ({ breaksReaders, breaksWriters }: Change): boolean =>
  breaksReaders || breaksWriters;

export function judge(before: readonly SchemaModel[], after: readonly SchemaModel[]): Verdict[] {
  return before.flatMap((model) => {
    const counterpart = after.find(({ name }) => name === model.name);
    const changes =
      counterpart === undefined
        ? [change(model.name, "is no longer a schema", other)]
        : compareModels(model, counterpart);
    const rule = rules[model.name.split("/")[0] ?? ""] ?? ofWhatWeTell;
    return changes.map((one) => ({ ...one, schema: model.name, isBreaking: rule(one) }));
  });
}

/** A verdict in words. */
export function explain({
  schema,
  at,
  what,
  breaksReaders,
  breaksWriters,
  isBreaking,
}: Verdict): string {
  const hurt = [
    ...(breaksReaders ? ["readers of the released version"] : []),
    ...(breaksWriters ? ["writers of the released version"] : []),
  ];
  return `${isBreaking ? "BREAKING" : "allowed"} ${schema}: ${at} ${what}; incompatible for ${hurt.join(" and ")}`;
}

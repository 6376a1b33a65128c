/**
 * Fields of the unified events that a schema leaves optional and the stream rules require: of every event, and by type.
 * `packages/checks/test/rule-fields.test.ts` holds the table to the verifier.
 */
export const ruleFields: {
  readonly every: readonly string[];
  readonly [type: string]: readonly string[];
} = {
  every: ["seq", "run", "agentType"],
  sessionStarted: ["schemaVersion"],
  textChunk: ["blockId"],
  thinkingChunk: ["blockId"],
};

/** Whether the stream rules require a field of the events of a type. */
export const isRequiredByRules = (eventType: string, field: string): boolean =>
  ruleFields.every.includes(field) || (ruleFields[eventType]?.includes(field) ?? false);

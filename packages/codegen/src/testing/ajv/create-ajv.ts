import { Ajv } from "ajv";

import type { SchemaModel } from "../../model.ts";
import { toAjvSchema } from "./ajv-schema.ts";
import { dispatchKeywords } from "./dispatch-keyword.ts";

/**
 * An ajv that knows the definitions of a schema, as `document#/$defs/<name>`. It finds the faults that our validators
 * are to find.
 */
export function createAjv(model: SchemaModel): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    inlineRefs: false,
    strict: true,
    messages: false,
    keywords: ["tag"],
  });
  for (const keyword of dispatchKeywords) ajv.addKeyword(keyword);
  const entries = [...model.definitions].map(([name, definition]) => [
    name,
    toAjvSchema(definition),
  ]);
  return ajv.addSchema({ $defs: Object.fromEntries(entries) }, "document");
}

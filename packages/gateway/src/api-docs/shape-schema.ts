import type { SchemaName } from "@agentstream/schema";

import type { Route } from "../route.ts";
import type { Components } from "./read-schemas.ts";
import type { Content, MediaType, Shape } from "./route-docs.ts";

/** The schema of a body of this media type. */
export function contentSchema(
  type: string,
  shapes: readonly Shape[],
  components: Components,
): object {
  const schema = anyOf(shapes.map((shape) => shapeSchema(shape, components)));
  if (type !== "text/event-stream") return schema;
  return {
    type: "string",
    description:
      "Server-sent events. Each `data` is one of the items; a quiet stream has comments.",
    contentMediaType: "text/event-stream",
    contentSchema: { type: "array", items: schema },
  };
}

function shapeSchema(shape: Shape, { refTo }: Components): object {
  if (typeof shape === "string") return refTo(shape);
  if ("listOf" in shape) return { type: "array", items: refTo(shape.listOf) };
  if ("text" in shape) return { type: "string", description: shape.text };
  if ("constant" in shape) return { const: shape.constant };
  return { type: "object", description: shape.anyObject, additionalProperties: true };
}

const anyOf = (schemas: readonly object[]): object =>
  schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas };

/** The bodies of an answer, by media type. */
export const entriesOf = (content: Content): readonly (readonly [string, readonly Shape[]])[] =>
  content === "none" ? [] : Object.entries(content);

/** The schemas that a route's answers, messages and body refer to. */
export function schemasOf(route: Route): readonly SchemaName[] {
  if ("accept" in route) return [...route.docs.sends, ...route.docs.receives];
  const { body, answers } = route.docs;
  const shapes = Object.values(answers).flatMap((content) =>
    entriesOf(content).flatMap(([, list]) => list),
  );
  const named = shapes.flatMap(namesIn);
  return body === undefined ? named : [body, ...named];
}

const namesIn = (shape: Shape): readonly SchemaName[] => {
  if (typeof shape === "string") return [shape];
  return "listOf" in shape ? [shape.listOf] : [];
};

/** What a stream of server-sent events consists of. */
export function streamShapes({ docs }: Route): readonly Shape[] {
  if (!("answers" in docs)) return [];
  const type: MediaType = "text/event-stream";
  return Object.values(docs.answers).flatMap((content) =>
    content === "none" ? [] : (content[type] ?? []),
  );
}

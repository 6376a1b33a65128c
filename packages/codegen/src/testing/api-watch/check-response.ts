import { parse, patternOf, pointerTo, readDocument, type Validate } from "./create-validator.ts";
import type { SeenResponse } from "./seen.ts";

interface Media {
  readonly schema: { readonly contentMediaType?: string };
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Media>> }>
  >;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Holds responses to the OpenAPI document. */
export function createResponseCheck(
  validate: Validate,
): (seen: SeenResponse) => string | undefined {
  const openapi: OpenApi = JSON.parse(readDocument("openapi"));
  const paths = Object.keys(openapi.paths).map((path) => ({ path, pattern: patternOf(path) }));
  return (seen) => {
    const method = seen.method === "HEAD" ? "get" : seen.method.toLowerCase();
    const found = paths.find(
      ({ path, pattern }) => pattern.test(seen.path) && method in (openapi.paths[path] ?? {}),
    );
    if (found === undefined) return checkElsewhere(validate, seen);
    const answer = openapi.paths[found.path]?.[method]?.responses[String(seen.status)];
    if (answer === undefined) return `the status ${seen.status} is not documented: ${seen.body}`;
    const media = answer.content?.[seen.type];
    if (media === undefined) {
      if (answer.content === undefined && seen.body === "") return undefined;
      return `${seen.status} with ${seen.type || "no content type"} is not documented`;
    }
    const parts = ["paths", found.path, method, "responses", String(seen.status), "content"];
    return checkBody(validate, pointerTo("openapi", [...parts, seen.type, "schema"]), media, seen);
  };
}

/** At an address without a row there are problems and preflights. */
function checkElsewhere(validate: Validate, seen: SeenResponse): string | undefined {
  if (seen.status < 400 && seen.method === "OPTIONS") return undefined;
  if (seen.type !== "application/problem+json") return "the route is not documented";
  if (seen.method === "HEAD" || seen.isCut) return undefined;
  return validate("openapi#/components/schemas/Problem", parse(seen.body), seen.body);
}

function checkBody(
  validate: Validate,
  pointer: string,
  { schema }: Media,
  seen: SeenResponse,
): string | undefined {
  if (schema.contentMediaType === "text/event-stream") return checkStream(validate, pointer, seen);
  if (seen.isCut || seen.method === "HEAD") return undefined;
  const value = seen.type.endsWith("json") ? parse(seen.body) : seen.body;
  const fault = validate(pointer, value, seen.body);
  return fault && `${seen.body.slice(0, 500)}: ${fault}`;
}

function checkStream(
  validate: Validate,
  pointer: string,
  { body, isCut }: SeenResponse,
): string | undefined {
  const frames = body.split("\n\n");
  for (const frame of isCut ? frames.slice(0, -1) : frames) {
    const data = /^data: (.*)$/m.exec(frame)?.[1];
    if (data === undefined) continue;
    const value = data === "[DONE]" ? data : parse(data);
    const fault = validate(`${pointer}/contentSchema/items`, value, data);
    if (fault !== undefined) return `${data.slice(0, 500)}: ${fault}`;
  }
  return undefined;
}

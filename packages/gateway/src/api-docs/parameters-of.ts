import type { Route } from "../route.ts";
import { headerParameters, pathParameters, queryParameters } from "./parameters.ts";

/** `/v1/sessions/:id` as `/v1/sessions/{id}`; `*` is called `rest`. */
export const templateOf = (url: string): string =>
  url.replaceAll(/:(\w+)/g, "{$1}").replaceAll("*", "{rest}");

/** Unique, and a name in every language: `POST /v1/sessions/:id/turns` is `postV1SessionsIdTurns`. */
export const operationId = (method: string, url: string): string =>
  method.toLowerCase() +
  url
    .split(/[^A-Za-z0-9*]+/)
    .map((word) => (word === "*" ? "Rest" : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");

/** The parts of a path that stand for something, with what they are. Throws if one is not described. */
export function pathParametersOf({ url }: Route): readonly { name: string; description: string }[] {
  return [...url.matchAll(/:(\w+)|\*/g)].map(([part, name]) => {
    const description = pathParameters[name ?? part];
    if (description === undefined)
      throw new Error(`${url}: describe :${name} in the table of path parameters`);
    return { name: name ?? "rest", description };
  });
}

/** The parameters of a route, as OpenAPI has them. */
export function parametersOf(route: Route): readonly object[] {
  const { docs } = route;
  const paths = pathParametersOf(route).map((one) => ({
    ...one,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const queries = (route.queryNames ?? []).map((name) => ({
    name,
    in: "query",
    ...queryParameters[name],
  }));
  const headers = ("headers" in docs ? docs.headers : undefined) ?? [];
  return [
    ...paths,
    ...queries,
    ...headers.map((name) => ({
      name,
      in: "header",
      description: headerParameters[name],
      schema: { type: "string" },
    })),
  ];
}

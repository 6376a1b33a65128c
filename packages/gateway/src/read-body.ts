import { SessionProblem } from "@agentstream/sessions";

import { checkBody } from "./check-body.ts";

interface Schema<T> {
  readonly is: (value: unknown) => value is T;
  readonly validate: (value: unknown) => Faults;
}

type Faults =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly errors: readonly { readonly path: string; readonly message: string }[];
    };

/**
 * What came from outside, once it is what it should be. `pathOf` is where a field stands in the request, if that is
 * elsewhere than in the body.
 */
export function readBody<T>(
  { is, validate }: Schema<T>,
  body: unknown,
  pathOf: (path: string) => string = (path) => path,
): T {
  checkBody(body);
  if (is(body)) return body;
  const result = validate(body);
  const errors = result.ok
    ? []
    : result.errors.map(({ path, message }) => ({ path: pathOf(path), message }));
  const detail = errors.map(({ path, message }) => `${path === "" ? "body" : path}: ${message}`);
  throw new SessionProblem("invalid", detail.join(" "), { errors });
}

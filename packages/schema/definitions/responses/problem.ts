import * as t from "../vocabulary.ts";

export const problemDefinitions: t.Definitions = {
  Problem: t.open("Why a request was refused, and what to do (`application/problem+json`).", {
    type: t.string("The kind of problem: a stable URI for programs."),
    title: t.string("The kind of problem, in words."),
    status: t.integer("The HTTP status.", { minimum: 400, maximum: 599 }),
    detail: t.string("The cause in this case, and the remedy."),
    errors: t.optional(t.list(t.ref("ProblemError"))),
    allowed: t.optional(t.list(t.string(), "The allowed values.")),
  }),
  ProblemError: t.open("One error in the request.", {
    path: t.string("The place in the request, as a JSON Pointer."),
    message: t.string(),
  }),
};

import * as t from "../vocabulary.ts";

export const problemDefinitions: t.Definitions = {
  Problem: t.open("Why a request was refused, and what to do (`application/problem+json`).", {
    type: t.string("What kind of problem: stable, to be compared."),
    title: t.string("The kind in words."),
    status: t.integer("The HTTP status.", { minimum: 400, maximum: 599 }),
    detail: t.string("What was wrong this time, and the remedy."),
    errors: t.optional(t.list(t.ref("ProblemError"))),
    allowed: t.optional(t.list(t.string(), "What would have been allowed.")),
  }),
  ProblemError: t.open("One thing that was wrong.", {
    path: t.string("Where, as a JSON Pointer."),
    message: t.string(),
  }),
};

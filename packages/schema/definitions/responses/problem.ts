import { integer, list, open, optional, ref, string, type Definitions } from "../vocabulary.ts";

export const problemDefinitions: Definitions = {
  Problem: open("Why a request was refused, and what to do (`application/problem+json`).", {
    type: string("What kind of problem: stable, to be compared."),
    title: string("The kind in words."),
    status: integer("The HTTP status.", { minimum: 400, maximum: 599 }),
    detail: string("What was wrong this time, and the remedy."),
    errors: optional(list(ref("ProblemError"))),
    allowed: optional(list(string(), "What would have been allowed.")),
  }),
  ProblemError: open("One thing that was wrong.", {
    path: string("Where, as a JSON Pointer."),
    message: string(),
  }),
};

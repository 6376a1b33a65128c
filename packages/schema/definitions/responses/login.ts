import * as t from "../vocabulary.ts";

export const loginResultDefinitions: t.Definitions = {
  LoginResult: t.open("The caller is logged in: the answer of `POST /v1/login`.", {
    owner: t.string("The name of the token's owner."),
    scopes: t.list(t.words(["run", "read", "answer", "admin"]), "What the caller may do."),
    expiresAt: t.timestamp("When the cookie or ticket expires."),
    ticket: t.optional(t.string("Passed as `?ticket=` in the URL of a stream; for `as: ticket`.")),
  }),
};

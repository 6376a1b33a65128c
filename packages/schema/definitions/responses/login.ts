import { list, open, optional, string, timestamp, words, type Definitions } from "../vocabulary.ts";

export const loginResultDefinitions: Definitions = {
  LoginResult: open("The caller is logged in: the answer of `POST /v1/login`.", {
    owner: string("The name of the token's owner."),
    scopes: list(words(["run", "read", "answer", "admin"]), "What the caller may do."),
    expiresAt: timestamp("When the cookie or ticket ends."),
    ticket: optional(string("Passed as `?ticket=` in the URL of a stream; for `as: ticket`.")),
  }),
};

import * as t from "../vocabulary.ts";

export const loginDefinitions: t.Definitions = {
  LoginRequest: t.closed("A login for browsers: the request of `POST /v1/login`.", {
    token: t.string("A token of the server."),
    as: t.optional(
      t.oneOf(
        ["cookie", "ticket"],
        "`cookie` (also when absent): the answer sets a cookie. `ticket`: the answer has a short-lived ticket for the URL of a stream.",
      ),
    ),
  }),
};

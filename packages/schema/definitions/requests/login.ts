import { closed, oneOf, optional, string, type Definitions } from "../vocabulary.ts";

export const loginDefinitions: Definitions = {
  LoginRequest: closed("A way in for browsers: the request of `POST /v1/login`.", {
    token: string("A token of the server."),
    as: optional(
      oneOf(
        ["cookie", "ticket"],
        "`cookie` (also when absent): the answer sets a cookie. `ticket`: the answer has a short-lived ticket for the URL of a stream.",
      ),
    ),
  }),
};

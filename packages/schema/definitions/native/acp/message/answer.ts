import * as t from "../../../vocabulary.ts";
import { id, jsonrpc } from "./envelope.ts";

export const answers: t.Definitions = {
  AcpErrorAnswer: t.without(
    ["method"],
    t.open("A request failed.", { jsonrpc, id: t.optional(id), error: t.ref("AcpError") }),
  ),
  AcpResultAnswer: t.without(
    ["method", "error"],
    t.open("A request succeeded.", {
      result: t.nullable(t.ref("AcpResult")),
      id,
      jsonrpc,
    }),
  ),
  AcpError: t.open("Why a request failed.", {
    code: t.integer(
      "Mostly of JSON-RPC: -32601 no such method, -32602 wrong parameters, -32603 failed inside, -32000 not logged in. Gemini CLI gives the HTTP status of the model's server.",
    ),
    message: t.string(),
    data: t.optional(
      t.either([
        t.ref("AcpErrorData"),
        t.string(),
        t.list(t.anything()),
        t.number(),
        t.boolean(),
        t.nothing(),
      ]),
    ),
  }),
  AcpErrorData: t.open("Further facts of an error.", {
    errorName: t.optional(t.string("opencode's name for it, such as `APIError`.")),
    statusCode: t.maybe(t.integer("The HTTP status of the model's server.")),
    isRetryable: t.maybe(t.boolean()),
    details: t.optional(t.anything("More about it, mostly text.")),
  }),
};

import {
  anything,
  boolean,
  either,
  integer,
  list,
  nothing,
  nullable,
  number,
  open,
  optional,
  ref,
  string,
  without,
  type Definitions,
} from "../../../vocabulary.ts";
import { id, jsonrpc } from "./envelope.ts";

export const answers: Definitions = {
  AcpErrorAnswer: without(
    ["method"],
    open("A request failed.", { jsonrpc, id: optional(id), error: ref("AcpError") }),
  ),
  AcpResultAnswer: without(
    ["method", "error"],
    open("A request succeeded.", {
      result: nullable(ref("AcpResult")),
      id,
      jsonrpc,
    }),
  ),
  AcpError: open("Why a request failed.", {
    code: integer(
      "Mostly of JSON-RPC: -32601 no such method, -32602 wrong parameters, -32603 failed inside, -32000 not logged in. Gemini CLI gives the HTTP status of the model's server.",
    ),
    message: string(),
    data: optional(
      either([ref("AcpErrorData"), string(), list(anything()), number(), boolean(), nothing()]),
    ),
  }),
  AcpErrorData: open("What else is known of an error.", {
    errorName: optional(string("What opencode calls it, such as `APIError`.")),
    statusCode: optional(nullable(integer("The HTTP status of the model's server."))),
    isRetryable: optional(nullable(boolean())),
    details: optional(anything("More about it, mostly text.")),
  }),
};

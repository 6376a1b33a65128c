import { RequestError } from "@agentclientprotocol/sdk";
import { SessionProblem, type ProblemKind } from "@agentstream/sessions";
import { messageOf } from "@agentstream/stream";

/** One parameter is wrong: `message` says what and the remedy. */
export const wrongParameter = (field: string, message: string): RequestError =>
  new RequestError(-32_602, message, { errors: [{ path: `/${field}`, message }] });

const codes: Partial<Record<ProblemKind, number>> = {
  invalid: -32_602,
  unknownAgent: -32_602,
  forbidden: -32_602,
  exceedsCap: -32_602,
  notFound: -32_002,
  busy: -32_600,
};

/** Any failure as an error of JSON-RPC. */
export function asRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof SessionProblem) {
    const { kind, message, details } = error;
    return new RequestError(codes[kind] ?? -32_603, message, { kind, ...details });
  }
  return new RequestError(-32_603, messageOf(error));
}

/** A failure becomes an error of JSON-RPC that says the remedy. */
export const safely =
  <Context, Response>(work: (context: Context) => Response | Promise<Response>) =>
  async (context: Context): Promise<Response> => {
    try {
      return await work(context);
    } catch (error) {
      throw asRequestError(error);
    }
  };

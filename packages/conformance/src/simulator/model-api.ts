import type { ModelUsage, RefusalReason } from "../generated/scenario.ts";
import type { ModelRequest } from "./model-request.ts";

/** A call of a tool as the vendor's model writes it. */
export interface VendorCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** The tool stands in a namespace, such as that of its server. */
  readonly namespace?: string | undefined;
  /** The tool takes text instead of JSON: this one. */
  readonly input?: string | undefined;
}

/** Writes one answer of the model, piece by piece; each function returns text for the wire. */
export interface AnswerWriter {
  readonly open: () => string;
  readonly say: (text: string) => string;
  readonly think: (text: string) => string;
  readonly call: (call: VendorCall) => string;
  readonly close: (usage: ModelUsage) => string;
}

export interface AnswerInfo {
  readonly model: string;
  /** Which answer of the simulator it is, from 1: for ids. */
  readonly number: number;
}

/** What a request to a model's server is. */
type RequestKind = "answer" | "countTokens" | "other";

/** The protocol of a model's server. */
export interface ModelApi {
  readonly name: string;
  readonly kindOf: (method: string, path: string) => RequestKind;
  readonly read: (body: unknown, path: string) => ModelRequest;
  /** A stream of server-sent events. */
  readonly stream: (info: AnswerInfo) => AnswerWriter;
  /** The same as one JSON document; undefined: the CLIs never ask for it. */
  readonly whole?: (info: AnswerInfo) => AnswerWriter;
  /** How the vendor's own server refuses a request, where a status is not enough. */
  readonly refusals: Readonly<Record<RefusalReason, RefusalForm>>;
  readonly error: (status: number, message: string) => unknown;
  readonly tokens: unknown;
}

/** A refusal as it is sent: as JSON, or as the end of a stream. */
export interface RefusalForm {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** It is an event of a stream that began well. */
  readonly isStreamed?: boolean;
}

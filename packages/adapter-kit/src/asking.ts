import type { Confines } from "./adapter.ts";
import { HostAnswers, type AnswerHandler } from "./answer-handler.ts";
import type { EventWriter } from "./event-writer.ts";
import type { NoticeEmitter } from "./notice-emitter.ts";
import { PendingRequests } from "./pending-requests.ts";
import { WrittenRequests, type RequestEmitter } from "./request-emitter.ts";

/** What the agent asks, and what its host answers. */
interface Asking {
  readonly requests: RequestEmitter;
  readonly answers: AnswerHandler;
}

interface AskingParts {
  readonly writer: EventWriter;
  readonly notices: NoticeEmitter;
  readonly uniqueId: (kind: string, nativeId: string) => string;
  /** When a request that comes now expires. */
  readonly deadline: () => number | undefined;
  readonly confines: Confines | undefined;
}

export type CreateAsking = (parts: AskingParts) => Asking;

export const createAsking: CreateAsking = ({ writer, notices, uniqueId, deadline, confines }) => {
  const pending = new PendingRequests();
  const requests = new WrittenRequests(writer, pending, uniqueId, deadline);
  return { requests, answers: new HostAnswers(pending, requests, notices, confines) };
};

import type { PermissionOption, QuestionAnswer } from "@agentstream/schema";

import type { AnswerablePermission, AnswerableQuestions } from "./check-answer.ts";
import type { ConfinedPermission } from "./exceeds-confines.ts";
import { LazyMap } from "./lazy-map.ts";

/** What became of a permission: it was answered, or can be no more. */
export interface PermissionDecision {
  readonly outcome: "allowed" | "denied" | "expired" | "cancelled";
  readonly option?: PermissionOption | undefined;
  /** Absent: the user. */
  readonly by?: "user" | "policy" | undefined;
  readonly message?: string | undefined;
  /** Run the tool with these instead. */
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
  /** End the turn as well. */
  readonly stop?: boolean;
}

export interface QuestionDecision {
  readonly outcome: "answered" | "declined" | "expired" | "cancelled";
  readonly answers: QuestionAnswer["answers"];
}

interface Request {
  readonly requestId: string;
  readonly nativeId: string;
  readonly toolId: string | undefined;
  /** When it expires, in milliseconds since 1970. */
  readonly at: number | undefined;
}

/** A request without an answer. */
export type PendingRequest =
  | (Request & {
      readonly kind: "permission";
      readonly asked: AnswerablePermission & ConfinedPermission;
      readonly reply: ((decision: PermissionDecision) => void) | undefined;
    })
  | (Request & {
      readonly kind: "questions";
      readonly asked: AnswerableQuestions;
      readonly reply: ((decision: QuestionDecision) => void) | undefined;
    });

export class PendingRequests {
  readonly #requests: LazyMap<string, PendingRequest> = new LazyMap();

  add(request: PendingRequest): void {
    this.#requests.set(request.requestId, request);
  }

  remove(requestId: string): void {
    this.#requests.delete(requestId);
  }

  get(requestId: string): PendingRequest | undefined {
    return this.#requests.get(requestId);
  }

  /** The newest of this native id. */
  byNative(nativeId: string): PendingRequest | undefined {
    return this.all().findLast((request) => request.nativeId === nativeId);
  }

  all(): PendingRequest[] {
    return [...this.#requests.values()];
  }

  /** The first time at which one expires. */
  earliest(): number | undefined {
    if (this.#requests.size === 0) return undefined;
    const first = Math.min(...this.all().map(({ at = Infinity }) => at));
    return first === Infinity ? undefined : first;
  }
}

import type { ModeId } from "./modes.ts";

/** What is kept of a conversation beside its log. */
export interface KeptConversation {
  readonly id: string;
  readonly cwd: string;
  readonly agent: string;
  readonly mode: ModeId;
  readonly model?: string | undefined;
  readonly title?: string | undefined;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** The session of its log; absent before the first prompt. */
  readonly sessionId?: string | undefined;
}

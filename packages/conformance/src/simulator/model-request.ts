/** What a CLI asked of its model, in words that all APIs share. */
export interface ModelRequest {
  readonly model: string;
  /** The names of the tools that the model may call. */
  readonly tools: readonly string[];
  readonly messages: readonly ModelMessage[];
  /** The pictures among the messages. */
  readonly images: number;
  /** The answer comes as a stream of events. */
  readonly isStreamed: boolean;
}

export type ModelMessage =
  | { readonly role: "user" | "assistant"; readonly text: string }
  | { readonly role: "call"; readonly id: string; readonly name: string }
  | { readonly role: "result"; readonly id: string; readonly text: string };

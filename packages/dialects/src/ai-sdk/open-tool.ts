/** A call whose result is awaited. */
export interface OpenTool {
  readonly toolName: string;
  readonly title: string | undefined;
  /** Undefined: not known yet. */
  input: Readonly<Record<string, unknown>> | undefined;
  /** Its denial was sent. */
  isDenied: boolean;
}

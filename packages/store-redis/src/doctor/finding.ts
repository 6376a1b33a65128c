/** What was found when a set-up was checked. */
export interface Finding {
  readonly level: "ok" | "warning" | "error";
  /** What was checked. */
  readonly name: string;
  readonly message: string;
  /** What to change. */
  readonly remedy?: string | undefined;
}

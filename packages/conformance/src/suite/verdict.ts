/** Whether a rule holds. */
export interface Verdict {
  /** `rule 3`, `contract.pure`, `run.ends`. */
  readonly rule: string;
  readonly title: string;
  /** What breaks it: each says in which sample. Empty: it holds. */
  readonly faults: readonly string[];
}

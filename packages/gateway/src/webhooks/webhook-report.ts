/** What the log of the server gets. */
export interface WebhookReport {
  readonly level: "debug" | "warn" | "error";
  readonly fields: Readonly<Record<string, string | number>>;
  readonly text: string;
}

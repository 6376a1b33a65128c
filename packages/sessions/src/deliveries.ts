/** A promise to deliver one event of a session to a target, such as a webhook. */
export interface NewDelivery {
  readonly target: string;
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface Delivery extends NewDelivery {
  readonly sessionId: string;
  /** How many attempts have failed. */
  readonly attempts: number;
  /** When the next attempt may start. */
  readonly dueAt: number;
}

/**
 * The deliveries that are not done. They are added with the events that they are about (`Store.append`), and deleted
 * with their session. Of each session only the first one can be attempted: the next one becomes due when it is done.
 */
export interface DeliveryQueue {
  /** The first delivery of each session, in the order in which they become due. */
  readonly heads: (target: string, limit: number) => Promise<readonly Delivery[]>;
  readonly count: (target: string) => Promise<number>;
  /** An attempt failed: the next one may start at this time. */
  readonly retry: (delivery: Delivery, dueAt: number) => Promise<void>;
  /** Deletes a delivery that is done or given up. */
  readonly finish: (delivery: Delivery) => Promise<void>;
  /** Deletes the deliveries of all other targets. */
  readonly keepOnly: (targets: readonly string[]) => Promise<void>;
}

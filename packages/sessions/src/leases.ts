/** The right to write the log of a session, for one run of it, held by one worker until it expires or is released. */
export interface Lease {
  readonly sessionId: string;
  readonly run: number;
  /** The name of the worker. */
  readonly holder: string;
  /** Greater than that of any earlier lease of the session: what is written with an earlier one is refused. */
  readonly epoch: number;
}

/** The leases of a store. Its clock decides when one has expired; a time may be Infinity. */
export interface Leases {
  /** Undefined: somebody holds one that has not expired, or there is no such session. */
  readonly acquire: (wanted: Omit<Lease, "epoch">, ttlMs: number) => Promise<Lease | undefined>;
  /** False: it is not this lease that the session has any more. */
  readonly extend: (lease: Lease, ttlMs: number) => Promise<boolean>;
  /** Nothing if it is not the session's any more. */
  readonly release: (lease: Lease) => Promise<void>;
  /** The lease of a session, also if it has expired; undefined: it was released. */
  readonly find: (sessionId: string) => Promise<Lease | undefined>;
  /** Those that were not extended in time: their runs are nobody's. */
  readonly expired: (limit: number) => Promise<readonly Lease[]>;
}

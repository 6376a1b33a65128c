/** What changed between two versions of a schema, and who is hurt by it. */
export interface Change {
  /** `TextChunkEvent.content`. */
  readonly at: string;
  readonly what: string;
  /** A reader made for the old schema meets what it does not expect. */
  readonly breaksReaders: boolean;
  /** What was written after the old schema is no longer valid: old clients, and old logs. */
  readonly breaksWriters: boolean;
}

/** Which way the set of allowed values went. Wider hurts old readers, narrower hurts old writers. */
export interface Shift {
  readonly wider: boolean;
  readonly narrower: boolean;
}

export const same: Shift = { wider: false, narrower: false };
export const wider: Shift = { wider: true, narrower: false };
export const narrower: Shift = { wider: false, narrower: true };
export const other: Shift = { wider: true, narrower: true };

export const both = (left: Shift, right: Shift): Shift => ({
  wider: left.wider || right.wider,
  narrower: left.narrower || right.narrower,
});

export const change = (at: string, what: string, shift: Shift): Change => ({
  at,
  what,
  breaksReaders: shift.wider,
  breaksWriters: shift.narrower,
});

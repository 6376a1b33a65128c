import type { ExtensionEvent, UnknownEvent } from "./generated/contract.ts";

/**
 * For the `default` of a `switch (event.type)` that means to name every type: a forgotten one does not compile
 * here. What does arrive are extension events and those of a newer sender; both are given back.
 */
export const unhandled = (event: ExtensionEvent | UnknownEvent): ExtensionEvent | UnknownEvent =>
  event;

import type {
  ExtensionEvent,
  KnownEvent,
  UnifiedEvent,
  UnknownEvent,
} from "./generated/contract.ts";
import {
  eventTypes,
  schemaNames,
  type EventMap,
  type EventType,
  type SchemaName,
} from "./generated/names.ts";

const known: ReadonlySet<string> = /* @__PURE__ */ new Set(eventTypes);

/** Whether the event is of a type that this version knows. */
export const isKnownEvent = (event: UnifiedEvent): event is KnownEvent => known.has(event.type);

/** Whether the event is of this type. */
export const isEvent = <T extends EventType>(event: UnifiedEvent, type: T): event is EventMap[T] =>
  event.type === type;

/** Whether the event is a native one that has no meaning among ours: `<agent>:<name>`. */
export const isExtensionEvent = (event: UnifiedEvent): event is ExtensionEvent =>
  !isKnownEvent(event) && /^[a-z][a-z0-9-]*:/.test(event.type);

/** Whether the event is of a type that this version does not know. */
export const isUnknownEvent = (event: UnifiedEvent): event is UnknownEvent =>
  !isKnownEvent(event) && !isExtensionEvent(event);

export const isSchemaName = (name: string): name is SchemaName =>
  schemaNames.some((one) => one === name);

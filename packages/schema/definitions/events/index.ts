import { sessionConfig } from "../values/session-config.ts";
import { tokenUsage } from "../values/token-usage.ts";
import * as t from "../vocabulary.ts";
import { askEvents, asking } from "./ask.ts";
import { backgroundEvents } from "./background.ts";
import { context, identity, origin } from "./event.ts";
import { extensionPattern, otherPattern } from "./extension-pattern.ts";
import { fileAndPlanEvents, filesAndPlans } from "./file-and-plan.ts";
import { noticeEvents } from "./notice.ts";
import { outcome } from "./outcome.ts";
import { rateLimitEvents, sessionEvents } from "./session.ts";
import { textEvents } from "./text.ts";
import { toolEvents, tools } from "./tool.ts";
import { turnEvents } from "./turn.ts";

const known: t.Definitions = {
  ...sessionEvents,
  ...turnEvents,
  ...textEvents,
  ...toolEvents,
  ...fileAndPlanEvents,
  ...askEvents,
  ...backgroundEvents,
  ...noticeEvents,
  ...rateLimitEvents,
};

const fallbacks: t.Definitions = {
  ExtensionEvent: t.open(
    "A native event without a unified type, whole. Its type is `<agent>:<native name>`.",
    {
      ...identity,
      type: t.string("`<agent>:<native type or method, verbatim>`.", { pattern: extensionPattern }),
      data: t.anything("The native event."),
      ...context,
    },
  ),
  UnknownEvent: t.open(
    "An event of a type that this version does not know, from a newer sender. Pass it on or skip it.",
    {
      ...identity,
      type: t.otherTag({ pattern: otherPattern }),
      ...context,
    },
  ),
};

export const eventDefinitions: t.Definitions = {
  UnifiedEvent: t.union("One event of the unified stream.", [
    "KnownEvent",
    ...Object.keys(fallbacks),
  ]),
  KnownEvent: t.union("An event of a type that this version knows.", Object.keys(known)),
  ...known,
  ...fallbacks,
  ...origin,
  ...tokenUsage,
  ...sessionConfig,
  ...outcome,
  ...tools,
  ...filesAndPlans,
  ...asking,
};

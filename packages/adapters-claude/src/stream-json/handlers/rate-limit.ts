import { read, isoTime } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";

const limitStatuses: ReadonlyMap<string, string> = new Map([["allowed_warning", "warning"]]);

export const handleRateLimit: Handler<"rate_limit_event"> = (native, { emitter }) => {
  const about = read.fields(native.rate_limit_info);
  const status = read.string(about.status) ?? "allowed";
  const used = read.number(about.utilization);
  emitter.emit({
    type: "rateLimitUpdated",
    status: limitStatuses.get(status) ?? status,
    resetsAt: timeOf(read.number(about.resetsAt)),
    window: read.string(about.rateLimitType),
    usedPercent: used !== undefined && used >= 0 ? used * 100 : undefined,
  });
};

/** A time from seconds since 1970. */
const timeOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined || seconds <= 0 ? undefined : isoTime(seconds * 1000);

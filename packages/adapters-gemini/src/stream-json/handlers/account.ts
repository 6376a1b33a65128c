import { read } from "@agentstream/adapter-kit/author";
import type { TokenUsage } from "@agentstream/schema/written";

import { mapUsage, mapUsageByModel, type Stats } from "../../map-usage.ts";

interface Account {
  readonly usage: TokenUsage | undefined;
  readonly usageByModel: Record<string, TokenUsage> | undefined;
  readonly durationMs: number | undefined;
}

export const account = (stats: Stats): Account => ({
  usage: mapUsage(stats),
  usageByModel: mapUsageByModel(stats),
  // the CLI's error handlers write 0
  durationMs: read.count(read.fields(stats).duration_ms) || undefined,
});

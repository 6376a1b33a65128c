import type { TokenUsage } from "@agentstream/schema";
import type { JSX } from "preact";

import { formatCost, formatCount } from "../../model/format.ts";
import type { Timeline } from "../../model/timeline.ts";

/** What the session used, and what is known of it. */
export function UsageTab({ timeline }: { readonly timeline: Timeline }): JSX.Element {
  const { totals, events, dropped } = timeline;
  const { contextTokens, contextWindow, usage, usageByModel, costUsd } = totals;
  return (
    <div class="usage pad">
      {contextTokens !== undefined && contextWindow !== undefined && contextWindow > 0 && (
        <label class="context">
          Context: {formatCount(contextTokens)} of {formatCount(contextWindow)} tokens
          <meter min={0} max={contextWindow} value={contextTokens} high={contextWindow * 0.8} />
        </label>
      )}
      <dl>
        <Row name="Cost" value={costUsd === undefined ? "not reported" : formatCost(costUsd)} />
        <UsageRows usage={usage} />
        <Row name="Turns" value={String(totals.turns)} />
        <Row name="Tool calls" value={String(totals.tools)} />
        <Row name="Events" value={events.length.toLocaleString("en")} />
        {dropped > 0 && (
          <Row name="Older events, not kept here" value={dropped.toLocaleString("en")} />
        )}
      </dl>
      {usageByModel.size > 1 &&
        [...usageByModel].map(([model, one]) => (
          <>
            <h3>{model}</h3>
            <dl>
              <UsageRows usage={one} />
            </dl>
          </>
        ))}
      <h3>Session</h3>
      <dl>
        <Row
          name="Agent"
          value={[totals.agentType, totals.agentVersion].filter(Boolean).join(" ")}
        />
        <Row name="Protocol" value={totals.protocol} />
        <Row name="Model" value={totals.model} />
        <Row name="Folder" value={totals.cwd} />
        <Row name="Agent's own id" value={totals.nativeSessionId} />
      </dl>
    </div>
  );
}

function UsageRows({ usage }: { readonly usage: TokenUsage | undefined }): JSX.Element {
  if (usage === undefined || usage.completeness === "unknown")
    return <Row name="Tokens" value="not reported" />;
  return (
    <>
      <Row name="Input" value={formatCount(usage.inputTokens)} />
      <Row name="… from a cache" value={countOf(usage.cachedTokens)} />
      <Row name="… written to a cache" value={countOf(usage.cacheWriteTokens)} />
      <Row name="Output" value={formatCount(usage.outputTokens)} />
      <Row name="… reasoning" value={countOf(usage.reasoningTokens)} />
      <Row name="Total" value={formatCount(usage.totalTokens)} />
    </>
  );
}

const countOf = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : formatCount(count);

function Row({
  name,
  value,
}: {
  readonly name: string;
  readonly value: string | undefined;
}): JSX.Element | null {
  if (value === undefined || value === "") return null;
  return (
    <div class="usage-row">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

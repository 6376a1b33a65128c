import { monitorEventLoopDelay } from "node:perf_hooks";

import type { UnifiedEvent } from "@agentstream/schema";
import type { LogRecord, Sessions } from "@agentstream/sessions";

import { openStreams } from "../wire/open-streams.ts";
import { createRegistry, type Registry } from "./create-registry.ts";

/** What the server counts, for Prometheus. */
export interface Metrics {
  readonly requestDone: (route: string, method: string, status: number, ms: number) => void;
  readonly appended: (records: readonly LogRecord[]) => void;
  readonly runStarted: (waitedMs: number) => void;
  readonly runEnded: (event: Extract<UnifiedEvent, { type: "sessionEnded" }>) => void;
  readonly auditFailed: () => void;
  readonly render: () => Promise<string>;
  readonly close: () => void;
}

export interface MetricsSources {
  readonly sessions: Pick<Sessions, "load" | "stats" | "policy">;
  readonly openSockets: () => number;
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const waitSeconds = [0.01, 0.1, 1, 5, 15, 60, 300, 1800];
const runSeconds = [1, 5, 15, 60, 300, 900, 1800, 3600, 14_400];

export function createMetrics(sources: MetricsSources): Metrics {
  const registry = createRegistry();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const counters = addCounters(registry);
  addSessionGauges(registry, sources);
  addProcessGauges(registry, delay);
  const { agents } = sources.sessions.policy;
  const { requests, durations, runs, runTimes, waits, events, bytes, audits } = counters;
  return {
    requestDone(route, method, status, ms) {
      requests.add({ route, method, status: String(status) });
      durations.observe({ route, method }, ms / 1000);
    },
    appended(records) {
      events.add({}, records.length);
      let size = 0;
      for (const record of records) size += record.bytes.length;
      bytes.add({}, size);
    },
    runStarted: (waitedMs) => waits.observe({}, waitedMs / 1000),
    runEnded({ agentType = "", reason, durationMs }) {
      // a log may have agents that are not registered any more
      const agent = agents.has(agentType) ? agentType : "other";
      runs.add({ agent, reason });
      if (durationMs !== undefined) runTimes.observe({ agent }, durationMs / 1000);
    },
    auditFailed: () => audits.add({}),
    render: () => registry.render(),
    close: () => void delay.disable(),
  };
}

function addCounters(registry: Registry) {
  const requests = registry.counter("agentstream_http_requests_total", "Requests that ended.");
  const durations = registry.histogram(
    "agentstream_http_request_duration_seconds",
    "From a request to the end of its response; a stream lasts as long as it is read.",
    requestSeconds,
  );
  const runs = registry.counter("agentstream_runs_total", "Runs that ended.");
  const runTimes = registry.histogram(
    "agentstream_run_duration_seconds",
    "From the start of a run to its end.",
    runSeconds,
  );
  const waits = registry.histogram(
    "agentstream_queue_wait_seconds",
    "How long runs waited for their place.",
    waitSeconds,
  );
  const events = registry.counter("agentstream_events_total", "Events that were appended.");
  const bytes = registry.counter("agentstream_event_bytes_total", "Bytes of these events.");
  const audits = registry.counter(
    "agentstream_audit_failures_total",
    "Lines of the audit log that could not be written.",
  );
  for (const counter of [events, bytes, audits]) counter.add({}, 0);
  return { requests, durations, runs, runTimes, waits, events, bytes, audits };
}

function addSessionGauges(registry: Registry, { sessions, openSockets }: MetricsSources): void {
  let stats: ReturnType<Sessions["stats"]> | undefined;
  registry.gauge("agentstream_sessions", "Sessions that are kept, by state.", async () => {
    stats = sessions.stats();
    const found = await stats;
    if (found === undefined) return [];
    return Object.entries(found.sessions).map(([state, value]) => ({ labels: { state }, value }));
  });
  registry.gauge("agentstream_log_bytes", "What the store of the sessions takes.", async () => {
    const found = await stats;
    return found === undefined ? [] : [{ value: found.bytes }];
  });
  const load = (name: string, help: string, read: () => number | Promise<number>): void =>
    registry.gauge(name, help, async () => [{ value: await read() }]);
  const ofRuns = (name: string, help: string, field: "running" | "maxRunning" | "waiting"): void =>
    load(name, help, async () => (await sessions.load())[field]);
  ofRuns("agentstream_runs_running", "Runs at the moment.", "running");
  ofRuns("agentstream_runs_running_max", "The most runs at once.", "maxRunning");
  ofRuns("agentstream_queue_length", "Runs that wait.", "waiting");
  load("agentstream_open_sockets", "Open WebSockets.", openSockets);
  load("agentstream_open_streams", "Readers of server-sent events.", () => openStreams.count());
}

function addProcessGauges(
  registry: Registry,
  delay: ReturnType<typeof monitorEventLoopDelay>,
): void {
  registry.gauge(
    "nodejs_eventloop_lag_seconds",
    "Delay of the event loop since the last time it was read.",
    () => {
      const quantiles = [50, 90, 99].map((percent) => ({
        labels: { quantile: String(percent / 100) },
        value: delay.percentile(percent) / 1e9,
      }));
      const all = [...quantiles, { labels: { quantile: "1" }, value: delay.max / 1e9 }];
      delay.reset();
      return all;
    },
  );
  const one = (name: string, help: string, read: () => number): void =>
    registry.gauge(name, help, () => [{ value: read() }]);
  const startedAt = Date.now() / 1000 - process.uptime();
  one("process_start_time_seconds", "When the process started.", () => startedAt);
  one("process_cpu_seconds", "Time of processors, of user and system.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  one("process_resident_memory_bytes", "Memory.", () => process.memoryUsage.rss());
  one("nodejs_heap_used_bytes", "Memory of the heap.", () => process.memoryUsage().heapUsed);
}

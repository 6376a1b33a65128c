import type { Sessions } from "@agentstream/sessions";
import type { FastifyInstance } from "fastify";

import { auditSessions } from "./audit/audit-sessions.ts";
import { createAudit, type Audit } from "./audit/create-audit.ts";
import type { AuditFile } from "./audit/open-audit-file.ts";
import { logRequests } from "./logs/log-requests.ts";
import { observeRuns } from "./logs/log-runs.ts";
import { createMetrics, type Metrics } from "./metrics/create-metrics.ts";

export interface WatchOptions {
  readonly sessions: Sessions;
  /** Where callers' actions are recorded. Absent: nowhere. */
  readonly audit?: AuditFile | undefined;
}

export interface GatewayWatch {
  /** The sessions, as the routes use them. */
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly audit: Audit | undefined;
  readonly close: () => void;
}

/** Counts and logs what happens in a gateway. */
export function watchGateway(app: FastifyInstance, options: WatchOptions): GatewayWatch {
  const { sessions } = options;
  const openSockets = (): number => app.websocketServer.clients.size;
  const metrics = createMetrics({ sessions, openSockets });
  const audit =
    options.audit &&
    createAudit(options.audit, (reason) => {
      metrics.auditFailed();
      app.log.error({ reason }, "the audit log cannot be written");
    });
  sessions.quarantine.watch((session) => app.log.error(session, "session in quarantine"));
  sessions.observe(observeRuns(app.log, metrics));
  logRequests(app, metrics);
  return {
    sessions: audit === undefined ? sessions : auditSessions(sessions, audit),
    metrics,
    audit,
    close() {
      metrics.close();
      audit?.close();
    },
  };
}

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { openGateway, type OpenGateway, type Places } from "../gateway/open-gateway.ts";
import { readStream } from "../gateway/read-stream.ts";
import { beginning, deltaOf } from "./claude-lines.ts";
import { createFeeds, type Feeds } from "./create-feeds.ts";

/** Reads a session to its end. */
type Read = (gateway: OpenGateway, sessionId: string) => Promise<unknown>;

/** A gateway with sessions that all run at once, each with a reader or more. */
export interface FedGateway extends Pick<OpenGateway, "cpuSeconds" | "residentBytes"> {
  /** Starts as many more; their CLIs wait for what they must print. */
  readonly addSessions: (count: number, read?: Read) => Promise<void>;
  /** Lets each CLI print a line. */
  readonly writeAll: Feeds["writeAll"];
  /** Lets each CLI print so many events in each second. Returns the resident bytes at the end of each. */
  readonly feed: (seconds: number, perSecond: number) => Promise<readonly number[]>;
  readonly stop: () => Promise<void>;
}

/** Opens a gateway for at most so many sessions. */
export async function openFedGateway(places: Places, maxSessions: number): Promise<FedGateway> {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const pipes = join(folder, "pipes");
  mkdirSync(pipes);
  const gateway = await openGateway(
    { ...places, claude: "fed-claude.sh", flags: [`--max-sessions=${maxSessions}`] },
    { BENCH_PIPES: pipes },
  );
  const feeds = createFeeds(pipes);
  const readers: Promise<unknown>[] = [];
  return {
    ...gateway,
    writeAll: feeds.writeAll,
    async addSessions(count, read = readOnce) {
      for (let added = 0; added < count; added++)
        // the server stops before they have read to the end
        readers.push(read(gateway, await gateway.run()).catch(() => undefined));
      const opened = await feeds.openMore(count);
      for (const line of beginning) await opened.writeAll(line);
    },
    async feed(seconds, perSecond) {
      const residentBytes: number[] = [];
      const lines = Array.from({ length: perSecond }, () => deltaOf("some words ")).join("\n");
      for (let second = 0; second < seconds; second++) {
        const next = sleep(1000);
        await feeds.writeAll(lines);
        await next;
        residentBytes.push(gateway.residentBytes());
      }
      return residentBytes;
    },
    async stop() {
      await feeds.close();
      await gateway.stop();
      await Promise.all(readers);
      rmSync(folder, { recursive: true });
    },
  };
}

const readOnce: Read = async (gateway, sessionId) => readStream(await gateway.read(sessionId));

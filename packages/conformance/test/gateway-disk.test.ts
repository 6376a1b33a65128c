import { spawnSync } from "node:child_process";

import { validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import {
  burstRequest,
  headers,
  idOf,
  installBurst,
  makeFolder,
  post,
  readStream,
  spawnGateway,
} from "./gateway-kit.ts";

/** A file system of 20 MB, that nobody but the gateway sees. */
const mount = (data: string): string[] => [
  "unshare",
  "-rm",
  "sh",
  "-c",
  'mount -t tmpfs -o size=20m tmpfs "$0" && exec "$@"',
  data,
];

const canMount = spawnSync("unshare", ["-rm", "true"]).status === 0;

test.skipIf(!canMount)(
  "on a full disk nothing begins, what runs has an honest end, and it goes on once there is room",
  async () => {
    const clis = makeFolder();
    installBurst({ folder: clis, events: 100_000, eventsPerChunk: 200, pauseMs: 5 });
    const data = makeFolder();
    const { url } = await spawnGateway(data, clis, clis, mount(data));
    const ids = await Promise.all(
      Array.from({ length: 4 }, async () => idOf(await post(url, "/v1/sessions", burstRequest))),
    );
    const logs = await Promise.all(ids.map((id) => readStream(url, id, 0)));
    for (const [index, id] of ids.entries()) {
      const events = (logs[index]?.data ?? []).map((line): UnifiedEvent => JSON.parse(line));
      expect(verifyStream(events)).toEqual([]);
      expect(events.every((event) => validateEvent(event).ok)).toBe(true);
      expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "failed" });
      expect((await readStream(url, id, 0)).data).toEqual(logs[index]?.data);
    }
    const refused = await post(url, "/v1/sessions", { agentType: "echo", prompt: "go" });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(await refused.text()).toContain("problems/storage-full");
    for (const id of ids)
      expect(
        (
          await fetch(`${url}/v1/sessions/${id}`, {
            method: "DELETE",
            headers: { authorization: headers.authorization },
          })
        ).status,
      ).toBe(204);
    // it looks for room now and then
    await new Promise((resolve) => setTimeout(resolve, 600));
    const id = await idOf(await post(url, "/v1/sessions", { agentType: "echo", prompt: "go" }));
    expect((await readStream(url, id, 0)).data.at(-1)).toContain('"reason":"completed"');
  },
);

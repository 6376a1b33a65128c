import { setTimeout as sleep } from "node:timers/promises";

import type { OpenGateway } from "../gateway/open-gateway.ts";

/** Milliseconds from each answer to the reply that its run has used it. */
export async function timeAnswers(gateway: OpenGateway, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done++) {
    const body = { agentType: "demo", prompt: "ask rm a.txt => removed", config: asking };
    const id = String((await gateway.post("/v1/sessions", body))["id"]);
    const requestId = await findRequest(gateway, id);
    const started = performance.now();
    await gateway.post(`/v1/sessions/${id}/permissions/${requestId}`, { outcome: "denied" });
    times.push(performance.now() - started);
    await untilEnd(gateway, id);
  }
  return times;
}

const asking = { approvalMode: "ask" };

async function findRequest(gateway: OpenGateway, id: string): Promise<string> {
  for (;;) {
    const [, requestId] = /"requestId":"([^"]+)"/.exec(await gateway.get(id, "limit=100")) ?? [];
    if (requestId !== undefined) return requestId;
    await sleep(2);
  }
}

export async function untilEnd(gateway: OpenGateway, id: string): Promise<void> {
  while (!(await gateway.get(id, "limit=100")).includes('"type":"sessionEnded"')) await sleep(2);
}

import type { UnifiedEvent } from "@agentstream/schema";
import type { Page } from "playwright-core";

import { headers } from "../test/gateway-kit.ts";

/** Starts a run by the form of the page. */
export async function startRun(page: Page, prompt: string, agentType = "demo"): Promise<void> {
  await page.getByRole("button", { name: /^New run N/ }).click();
  await page.locator(`input[name="agent"][value="${agentType}"]`).check();
  await page.getByLabel("Prompt").last().fill(prompt);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.waitForURL(/#\/[\w-]+/);
}

/** What the gateway has of a session. */
export async function readEvents(url: string, id: string): Promise<UnifiedEvent[]> {
  const response = await fetch(`${url}/v1/sessions/${id}/events?limit=1000`, { headers });
  const page: { readonly events: UnifiedEvent[] } = JSON.parse(await response.text());
  return page.events;
}

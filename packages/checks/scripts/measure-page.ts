import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { openInspector } from "../browser/inspector-page.ts";
import { openLongRecording, type OpenedRecording } from "../browser/open-long-recording.ts";
import { scrollThrough, type Scrolled } from "../browser/scroll-through.ts";
import { findChromium, missingChromium } from "../src/find-chromium.ts";
import { clearUp } from "../test/at-end.ts";
import { token } from "../test/gateway-kit.ts";
import { startTestGateway } from "../test/gateway-of-fakes.ts";

/** Opens a long recording in the page of a gateway, and scrolls through it; `packages/bench` reads what `--json` writes. */
const { values } = parseArgs({
  options: {
    json: { type: "string" },
    events: { type: "string", default: "50000" },
    rounds: { type: "string", default: "5" },
  },
});
const path = findChromium();
const written =
  path === undefined
    ? { missing: missingChromium, rounds: [] }
    : { rounds: await measureRounds(path, Number(values.rounds)) };
console.log(JSON.stringify(written, undefined, 2));
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(written));
await clearUp();

/** Each round in a page of its own. */
async function measureRounds(
  executablePath: string,
  count: number,
): Promise<(OpenedRecording & Scrolled)[]> {
  const gateway = await startTestGateway({});
  const inspector = await openInspector(executablePath);
  const rounds: (OpenedRecording & Scrolled)[] = [];
  for (let round = 0; round < count; round++) {
    const page = await inspector.open();
    await page.goto(`${gateway.url}/#token=${token}`);
    await page.getByText("Connected").waitFor();
    const opened = await openLongRecording(page, Number(values.events));
    rounds.push({ ...opened, ...(await scrollThrough(page)) });
    await page.close();
  }
  await inspector.browser.close();
  await gateway.close(0);
  return rounds;
}

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import axe from "axe-core";
import { chromium, type Browser, type Page } from "playwright-core";

/** The page of a gateway in a browser. */
export interface InspectorPage {
  readonly browser: Browser;
  readonly page: Page;
  /** What the page complained about, and what its policy refused. */
  readonly complaints: readonly string[];
  /** Checks accessibility in both themes, and keeps a picture of each, and of a phone, where `SCREENSHOTS` names a folder. */
  readonly check: (state: string, page?: Page) => Promise<void>;
  /** Opens another page, which is watched too. */
  readonly open: () => Promise<Page>;
}

const folder = process.env["SCREENSHOTS"];
const wide = { width: 1440, height: 860 };
const phone = { width: 390, height: 800 };

export async function openInspector(executablePath: string): Promise<InspectorPage> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const complaints: string[] = [];
  async function open(): Promise<Page> {
    const page = await browser.newPage({ viewport: wide, acceptDownloads: true });
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
    });
    return page;
  }
  const first = await open();

  async function check(state: string, page = first): Promise<void> {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await keep(page, `${state}-${colorScheme}`);
      complaints.push(
        ...(await findBarriers(page)).map((text) => `${state}, ${colorScheme}: ${text}`),
      );
    }
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(phone);
    await keep(page, `${state}-phone`);
    complaints.push(...(await findBarriers(page)).map((text) => `${state}, phone: ${text}`));
    await page.setViewportSize(wide);
  }
  async function keep(page: Page, name: string): Promise<void> {
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }

  return { browser, page: first, complaints, check, open };
}

/** What keeps somebody out, such as with a screen reader: only what axe calls serious or worse. */
async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // in the page, where axe is
  const results = await page.evaluate<axe.AxeResults>("axe.run()");
  return results.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join("; ")}`);
}

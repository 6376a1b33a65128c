import type { Page } from "playwright-core";

/** Drops a file on the page, as a hand would. */
export async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  // the platform of the page: this program has no DataTransfer
  const code = `(() => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(${JSON.stringify(Buffer.from(bytes).toString("base64"))}), (c) => c.charCodeAt(0));
    transfer.items.add(new File([content], ${JSON.stringify(name)}));
    return transfer;
  })()`;
  const dataTransfer = await page.evaluateHandle(code);
  await page.dispatchEvent("body", "dragover", { dataTransfer });
  await page.dispatchEvent("body", "drop", { dataTransfer });
}

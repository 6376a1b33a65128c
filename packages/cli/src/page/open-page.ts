import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { openInBrowser } from "./open-in-browser.ts";

/** The link that logs in. The page takes the token out of the address at once. */
export const loginLink = (url: string, token: string): string =>
  `${url}/#token=${encodeURIComponent(token)}`;

/**
 * Opens the page. Other users of the machine can read the arguments of a process: so the browser gets a file of the
 * data folder, which only this user can read, and which leads to the link.
 */
export async function openPage(
  link: string,
  data: string,
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const file = join(data, "open.html");
  const html = `<!doctype html><meta charset="utf-8"><title>Agentstream</title><script>location.replace(${JSON.stringify(link)})</script><noscript>This page needs JavaScript.</noscript>\n`;
  await writeFile(file, html, { mode: 0o600 });
  return openInBrowser(pathToFileURL(file).href, env);
}

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";

import { bundle } from "@agentstream/codegen";
import { chromium, type Page } from "playwright-core";

export interface OpenPage {
  readonly page: Page;
  readonly origin: string;
  /** What the page complained about. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Serves the bundled page under a strict policy, and opens it. */
export async function openPage(executablePath: string, servers: () => string[]): Promise<OpenPage> {
  const source = fileURLToPath(new URL("page.ts", import.meta.url));
  const code = await bundle(source, readFileSync(source, "utf8"));
  const server = createServer(({ url }, response) => {
    const connect = servers().flatMap((one) => [one, one.replace("http", "ws")]);
    response.setHeader(
      "content-security-policy",
      `default-src 'none'; script-src 'self'; connect-src ${connect.join(" ")}`,
    );
    const isCode = url === "/page.js";
    response.setHeader("content-type", isCode ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isCode ? code : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  const origin = await listen(server);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  return {
    page,
    origin,
    complaints,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("Expected a port.");
  return `http://127.0.0.1:${address.port}`;
}

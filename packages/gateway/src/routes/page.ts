import { pagePolicy, readPageFile } from "@agentstream/inspector";

import { HttpProblem } from "../problem.ts";
import type { HttpRoute, RouteCall } from "../route.ts";

/** The page that shows the sessions. It has no data of its own: its reader logs in. */
export const page: HttpRoute = {
  method: "GET",
  url: "/",
  docs: {
    summary: "Open the page that shows the sessions",
    answers: { 200: { "text/html": [{ text: "The page." }] } },
    problems: ["noRoute"],
  },
  access: "open",
  handle: (call) => sendFile(call, "index.html"),
};

/** The code and the styles of the page; the file names contain a hash of the content. */
export const pageAssets: HttpRoute = {
  method: "GET",
  url: "/assets/*",
  docs: {
    summary: "Get a file of the page",
    answers: {
      200: {
        "text/javascript": [{ text: "The code of the page." }],
        "text/css": [{ text: "The styles of the page." }],
      },
    },
    problems: ["noRoute"],
  },
  access: "open",
  handle: (call) => sendFile(call, `assets/${call.params["*"] ?? ""}`),
};

/** The page as one file with a place for a recording: exports are made of it. */
export const standalonePage: HttpRoute = {
  method: "GET",
  url: "/standalone.html",
  docs: {
    summary: "Get the page as one file, for exports",
    answers: { 200: { "text/html": [{ text: "A page that loads nothing else." }] } },
    problems: ["noRoute"],
  },
  access: "open",
  handle: (call) => sendFile(call, "standalone.html"),
};

export const pageIcon: HttpRoute = {
  method: "GET",
  url: "/icon.svg",
  docs: {
    summary: "Get the icon of the page",
    answers: { 200: { "image/svg+xml": [{ text: "The icon." }] } },
    problems: ["noRoute"],
  },
  access: "open",
  handle: (call) => sendFile(call, "icon.svg"),
};

async function sendFile({ reply }: RouteCall, path: string): Promise<unknown> {
  const file = await readPageFile(path);
  if (file === undefined)
    throw new HttpProblem(
      "noRoute",
      path === "index.html"
        ? "The page is not built: run `npm run build` in the repository."
        : `The page has no file ${path}: load the page again.`,
    );
  return reply
    .headers({
      "content-security-policy": pagePolicy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
    })
    .type(file.type)
    .send(file.body);
}

import type { HttpRoute } from "../route.ts";

/** The OpenAPI document of these routes. */
export const openapi: HttpRoute = {
  method: "GET",
  url: "/openapi.json",
  docs: {
    summary: "Get the OpenAPI document",
    answers: { 200: { "application/json": [{ anyObject: "An OpenAPI 3.1 document." }] } },
  },
  access: "open",
  handle: async ({ context, reply }) =>
    reply.type("application/json").send(await context.apiDocs.openapi()),
};

/** The AsyncAPI document of the WebSockets and the streams. */
export const asyncapi: HttpRoute = {
  method: "GET",
  url: "/asyncapi.json",
  docs: {
    summary: "Get the AsyncAPI document",
    answers: { 200: { "application/json": [{ anyObject: "An AsyncAPI 3 document." }] } },
  },
  access: "open",
  handle: async ({ context, reply }) =>
    reply.type("application/json").send(await context.apiDocs.asyncapi()),
};

/** Both as one page to read, which loads nothing else. */
export const docsPage: HttpRoute = {
  method: "GET",
  url: "/docs",
  docs: {
    summary: "Read this documentation as a page",
    answers: { 200: { "text/html": [{ text: "A page that loads nothing else." }] } },
  },
  access: "open",
  async handle({ context, reply }) {
    const { html, policy } = await context.apiDocs.page();
    return reply
      .headers({
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
      })
      .type("text/html; charset=utf-8")
      .send(html);
  },
};

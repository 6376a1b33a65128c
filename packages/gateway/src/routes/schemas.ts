import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { isSchemaName, schemaNames } from "@agentstream/schema/core";
import { SessionProblem } from "@agentstream/sessions";

import type { HttpRoute } from "../route.ts";

/** The JSON Schemas of all that is sent and taken here; `v1/index.json` lists them. */
export const schemas: HttpRoute = {
  method: "GET",
  url: "/schemas/*",
  docs: {
    summary: "Get a JSON Schema; `v1/index.json` lists them",
    answers: {
      200: { "application/schema+json": [{ anyObject: "A JSON Schema, or the index of all." }] },
    },
    problems: ["notFound"],
  },
  access: "open",
  async handle({ params, reply }) {
    const path = /^v1\/(.+)\.json$/.exec(params["*"] ?? "")?.[1] ?? "";
    const name = path.replace(/\.schema$/, "");
    // a name that is known is no way to another file
    const isKnown = path === "index" || (path !== name && isSchemaName(name));
    if (!isKnown)
      throw new SessionProblem(
        "notFound",
        "There is no such schema: /schemas/v1/index.json lists them.",
        {
          allowed: schemaNames.map((one) => `/schemas/v1/${one}.schema.json`),
        },
      );
    const file = createRequire(import.meta.url).resolve(`@agentstream/schema/schemas/${path}.json`);
    return reply.type("application/schema+json").send(await readFile(file, "utf8"));
  },
};

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expectStatus, type Attack } from "../attack.ts";

const secret = "s3cret-that-nobody-may-read";

/** What the server stores, prints and answers. */
export const secretAttacks: readonly Attack[] = [
  {
    name: "secrets in what is logged, counted and audited",
    expected: "in none of them",
    flags: [
      "--log-level",
      "trace",
      "--audit",
      "{folder}/audit.jsonl",
      "--webhook",
      `http://127.0.0.1:9/${secret}`,
    ],
    async run({ call, url, token, workspace, errors }) {
      const session = { agentType: "echo", prompt: secret };
      const stdio = { type: "stdio", name: "own", command: "/bin/true", env: { KEY: secret } };
      await expectStatus(await call("POST", "/v1/sessions", session), 201);
      await expectStatus(
        await call("POST", "/v1/sessions", { ...session, env: { KEY: secret } }),
        403,
      );
      await expectStatus(
        await call("POST", "/v1/sessions", { ...session, mcpServers: [stdio] }),
        403,
      );
      const wrong = { authorization: `Bearer ${secret}` };
      for (const path of ["/v1/info", `/v1/info?token=${secret}`, `/acp?ticket=${secret}`])
        await expectStatus(await fetch(url + path, { headers: wrong }), 401, 400);
      const shown = [
        errors().join("\n"),
        readFileSync(join(workspace, "audit.jsonl"), "utf8"),
        ...(await Promise.all(
          ["/metrics", "/readyz", "/v1/info", "/docs", "/openapi.json"].map(async (path) =>
            expectStatus(await call("GET", path), 200),
          ),
        )),
      ];
      for (const text of shown)
        for (const one of [secret, token])
          if (text.includes(one)) throw new Error(`found in ${text.slice(0, 300)}`);
      return `not in ${shown.length} places`;
    },
  },
];

import { statSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expectStatus, type Attack } from "../attack.ts";

const session = { agentType: "echo", prompt: "Hello" };

/** Files that requests name, and files that the server keeps. */
export const fileAttacks: readonly Attack[] = [
  {
    name: "2,000 parts of 9 MB",
    expected: "400; nothing is read",
    async run({ workspace, call }) {
      writeFileSync(join(workspace, "large.bin"), Buffer.alloc(9 * 1024 * 1024));
      for (const count of [2000, 100, 3]) {
        const prompt = Array.from({ length: count }, () => ({ type: "file", path: "large.bin" }));
        await expectStatus(await call("POST", "/v1/sessions", { ...session, prompt }), 400);
      }
      return "400";
    },
  },
  {
    name: "which files exist outside of the workspace",
    expected: "the same answer for all",
    async run({ call }) {
      const answers = new Set<string>();
      for (const path of ["/etc/passwd", "/etc/nothing", "../../etc/shadow", "/root/.ssh"]) {
        const prompt = [{ type: "file", path }];
        const response = await call("POST", "/v1/sessions", { ...session, prompt });
        answers.add((await expectStatus(response, 403)).replaceAll(path, "PATH"));
      }
      if (answers.size !== 1) throw new Error([...answers].join("\n"));
      return "403, one answer";
    },
  },
  {
    name: "files of the server that others can read",
    expected: "none",
    async run({ data, call }) {
      await expectStatus(await call("POST", "/v1/sessions", session), 201);
      const open = ["", ...readdirSync(data)].filter(
        (name) => (statSync(join(data, name)).mode & 0o077) !== 0,
      );
      if (open.length > 0) throw new Error(`readable: ${open.join(", ")}`);
      return `${readdirSync(data).length} files, all private`;
    },
  },
];

import { expectStatus, type Attack } from "../attack.ts";
import type { Target } from "../start-target.ts";

const session = { agentType: "echo", prompt: "Hello" };

/** Posts a body several times; gives the size of the largest answer. */
async function refuse(target: Target, body: unknown): Promise<string> {
  let largest = 0;
  for (let count = 0; count < 3; count++)
    largest = Math.max(
      largest,
      (await expectStatus(await target.call("POST", "/v1/sessions", body), 400)).length,
    );
  if (largest > 20_000) throw new Error(`an answer of ${largest} characters`);
  return `400 with ${largest} characters`;
}

/** Bodies that cost more than they weigh. */
export const bodyAttacks: readonly Attack[] = [
  {
    name: "300,000 wrong tools",
    expected: "400, small",
    run: (target) =>
      refuse(target, {
        ...session,
        config: { disallowedTools: Array.from({ length: 300_000 }, () => 1) },
      }),
  },
  {
    name: "90,000 wrong parts of a prompt",
    expected: "400, small",
    run: (target) =>
      refuse(target, {
        ...session,
        prompt: Array.from({ length: 90_000 }, () => ({ type: "text" })),
      }),
  },
  {
    name: "50,000 unknown fields",
    expected: "400, small",
    run: (target) =>
      refuse(target, {
        ...session,
        ...Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`f${index}`, 1])),
      }),
  },
  {
    name: "a field with a name of a megabyte",
    expected: "400, small",
    run: (target) => refuse(target, { ...session, ["x".repeat(1_000_000)]: 1 }),
  },
  {
    name: "JSON nested 100,000 deep with an idempotency key",
    expected: "400",
    async run({ url, token }) {
      const depth = 100_000;
      const response = await fetch(`${url}/v1/sessions`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "idempotency-key": "k",
        },
        body: `{"agentType":"echo","prompt":"x","outputSchema":{"a":${"[".repeat(depth)}${"]".repeat(depth)}}}`,
      });
      await expectStatus(response, 400);
      return "400";
    },
  },
  {
    name: "variables that undo the cap",
    expected: "403 or 400 each",
    async run({ call }) {
      const names =
        "OPENSSL_CONF BASH_FUNC_ls%% ZDOTDIR AWS_CONFIG_FILE BUN_INSPECT_PRELOAD ANTHROPIC_BASE_URL LD_PRELOAD A=B".split(
          " ",
        );
      for (const name of names)
        await expectStatus(
          await call("POST", "/v1/sessions", { ...session, env: { [name]: "/tmp/x" } }),
          400,
          403,
        );
      return `${names.length} refused`;
    },
  },
];

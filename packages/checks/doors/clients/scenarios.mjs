// What every client of a door does: its scenarios in turn, one line of JSON for each.
import assert from "node:assert/strict";

const [url, token, phase] = process.argv.slice(2);
export const gateway = { url, headers: { authorization: `Bearer ${token}` } };
const limitMs = 60_000;

/** Resolves when it is so. */
export async function until(isSo, what) {
  const end = Date.now() + limitMs;
  for (;;) {
    const value = await isSo();
    if (value) return value;
    assert.ok(Date.now() < end, `it did not become so in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A request of the application's own, with its JSON. */
export async function call(method, path, body) {
  const response = await fetch(url + path, {
    method,
    headers: { ...gateway.headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

/** `before` runs first, `after` once the gateway was started anew. */
export async function runScenarios({ before, after }) {
  for (const [scenario, run] of Object.entries(phase === "after" ? after : before)) {
    const started = Date.now();
    let fault;
    try {
      await Promise.race([
        run(),
        new Promise((_, reject) =>
          setTimeout(() => reject(new Error("the scenario took too long")), 2 * limitMs).unref(),
        ),
      ]);
    } catch (error) {
      fault = error instanceof Error ? error.stack : String(error);
    }
    console.log(JSON.stringify({ scenario, ms: Date.now() - started, fault }));
  }
  process.exit();
}

import { afterAll } from "vitest";

import { takeFaults } from "./watched.ts";

/**
 * Runs before each file of tests: whatever a gateway sends while the tests run is held to the OpenAPI and AsyncAPI
 * documents. What is not documented, or not as it is documented, fails the file.
 */
afterAll(async () => {
  const faults = await takeFaults();
  if (faults.length > 0) throw new Error(`Not as docs/api has it:\n${faults.join("\n")}`);
});

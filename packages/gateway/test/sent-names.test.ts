import { isProblem } from "@agentstream/schema/responses/problem";
import { expect, test } from "vitest";

import { openGateway } from "./open-gateway.ts";

test("a fault names the folder as it was sent", async () => {
  const { call } = await openGateway();
  for (const field of ["cwd", "workingDirectory"]) {
    const config = { [field]: "/" };
    const response = await call("POST", "/v1/sessions", { agentType: "echo", prompt: "x", config });
    const problem: unknown = await response.json();
    expect(response.status).toBe(403);
    expect(isProblem(problem) && problem.errors?.map(({ path }) => path)).toEqual([
      `/config/${field}`,
    ]);
  }
});

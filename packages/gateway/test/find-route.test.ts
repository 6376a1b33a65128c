import { expect, test } from "vitest";

import { findRoute } from "../src/find-route.ts";
import { routes, stateRoutes } from "../src/routes/index.ts";

test("an unknown address names where all are listed: one that this server has", () => {
  expect(findRoute(routes, "GET", "/nothing-like-it-at-all").detail).toMatch(/GET \/docs lists/);
  expect(findRoute(stateRoutes, "GET", "/v1/info-of-it-all").detail).toMatch(
    /only runs agents: it answers \/healthz, \/readyz, \/metrics\.$/,
  );
});

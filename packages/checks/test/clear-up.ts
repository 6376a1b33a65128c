import { afterAll } from "vitest";

import { clearUp } from "./at-end.ts";

// run before each test file: a hook in a module that files share would be that of the first file alone
afterAll(clearUp);

export { problemKinds, problemType } from "../problem-kinds.ts";

import { routes } from "../routes/index.ts";
import { buildAsyncApi } from "./build-asyncapi.ts";
import { buildOpenApi } from "./build-openapi.ts";
import type { ReadSchema } from "./read-schemas.ts";

/** The documents of the gateway, for the repository and for tests. */
export const openApiDocument = (readSchema?: ReadSchema): Promise<object> =>
  buildOpenApi(routes, readSchema);
export const asyncApiDocument = (readSchema?: ReadSchema): Promise<object> =>
  buildAsyncApi(routes, readSchema);

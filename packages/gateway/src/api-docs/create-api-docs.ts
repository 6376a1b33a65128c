import type { Route } from "../route.ts";

/** The documents of the API, as texts. Each is made when it is first asked for. */
export interface ApiDocs {
  readonly openapi: () => Promise<string>;
  readonly asyncapi: () => Promise<string>;
  readonly page: () => Promise<Page>;
}

export interface Page {
  readonly html: string;
  /** The value of Content-Security-Policy that lets its own style and script run, and nothing else. */
  readonly policy: string;
}

export function createApiDocs(routes: readonly Route[]): ApiDocs {
  const openapi = once(async () => {
    const { buildOpenApi } = await import("./build-openapi.ts");
    return JSON.stringify(await buildOpenApi(routes));
  });
  const asyncapi = once(async () => {
    const { buildAsyncApi } = await import("./build-asyncapi.ts");
    return JSON.stringify(await buildAsyncApi(routes));
  });
  const page = once(async () => {
    const { renderPage } = await import("./render-page.ts");
    return renderPage(routes);
  });
  return { openapi, asyncapi, page };
}

/** What was made once is kept; what failed is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return async () => {
    made ??= make();
    try {
      return await made;
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
}

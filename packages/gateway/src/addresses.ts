import { routes } from "./routes/index.ts";

/** Where the server answers: for documents and tests. */
export const addresses: readonly Address[] = routes.map((route) => ({
  method: route.method,
  url: route.url,
  queryNames: route.queryNames ?? [],
  isSocket: "accept" in route,
}));

interface Address {
  readonly method: "GET" | "POST" | "DELETE";
  /** With `:names` and `*`. */
  readonly url: string;
  readonly queryNames: readonly string[];
  readonly isSocket: boolean;
}

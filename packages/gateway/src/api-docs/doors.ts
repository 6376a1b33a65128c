interface Door {
  readonly name: string;
  readonly description: string;
  readonly urls: RegExp;
}

/** The groups that the documents sort the routes into; a route belongs to the first that fits. */
export const doors: readonly Door[] = [
  { name: "Chat", description: "The chat of the AI SDK.", urls: /^\/v1\/chat/ },
  { name: "AG-UI", description: "The Agent User Interaction Protocol.", urls: /^\/v1\/ag-ui/ },
  { name: "ACP", description: "The Agent Client Protocol.", urls: /^\/acp/ },
  { name: "RPC", description: "Sessions by JSON-RPC.", urls: /^\/rpc/ },
  { name: "Session events", description: "The older REST routes.", urls: /^\/(?:api|ws)\// },
  { name: "Execute", description: "One task, one stream.", urls: /^\/v1\/execute/ },
  { name: "Sessions", description: "Sessions and their events.", urls: /^\/v1\/sessions/ },
  {
    name: "Page",
    description: "The page that shows the sessions.",
    urls: /^\/(?:$|assets\/|standalone\.html|icon\.svg)/,
  },
  { name: "Server", description: "The server itself.", urls: /^\// },
];

export const doorOf = (url: string): string =>
  doors.find(({ urls }) => urls.test(url))?.name ?? "Server";

import { createContext } from "preact";
import { useContext } from "preact/hooks";

import type { App } from "./create-app.ts";

export const AppContext: preact.Context<App | undefined> = createContext<App | undefined>(
  undefined,
);

/** The state of the page. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === undefined) throw new Error("Expected to be drawn inside of <AppContext.Provider>.");
  return app;
}

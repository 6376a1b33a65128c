import { render } from "preact";

import { createGateway } from "./connection/gateway.ts";
import { takeToken } from "./state/address.ts";
import { createApp } from "./state/create-app.ts";
import { followAddress } from "./state/follow-address.ts";
import { applyTheme } from "./state/theme.ts";
import { AppView } from "./view/app.tsx";

import "./styles/index.css";

applyTheme();
const app = createApp();
const url = new URLSearchParams(location.search).get("gateway") ?? location.origin;

/** A token must stay neither in the address nor in the history. */
function takeFromAddress(): string | undefined {
  const { token, rest } = takeToken(location.hash);
  if (token !== undefined)
    history.replaceState(null, "", `${location.pathname}${location.search}${rest}`);
  return token;
}

function connect(token: string | undefined): void {
  if (token === undefined) app.connect(createGateway({ url }));
  else
    app.logIn(url, token).catch((error: unknown) => {
      app.connect(createGateway({ url }));
      app.notify({ tone: "bad", text: error instanceof Error ? error.message : String(error) });
    });
}

connect(takeFromAddress());
// the link may be opened where the page is already
addEventListener("hashchange", () => {
  const token = takeFromAddress();
  if (token !== undefined) connect(token);
});
followAddress(app);

const root = document.querySelector("#app");
if (root !== null) render(<AppView app={app} />, root);

import { createHash } from "node:crypto";

import { schemaVersion } from "@agentstream/schema/core";

import { problemKinds } from "../problem-kinds.ts";
import type { HttpRoute, Route, SocketRoute } from "../route.ts";
import type { Page } from "./create-api-docs.ts";
import { doorOf, doors } from "./doors.ts";
import { html, join, type Html } from "./html.ts";
import { operationId, pathParametersOf } from "./parameters-of.ts";
import { headerParameters, queryParameters } from "./parameters.ts";
import { problemsOf } from "./problems-of.ts";
import type { Shape } from "./route-docs.ts";
import { entriesOf } from "./shape-schema.ts";

/** All routes on one page, with a search; the schemas are links. */
export function renderPage(routes: readonly Route[]): Page {
  const groups = doors
    .map((door) => ({ ...door, routes: routes.filter(({ url }) => doorOf(url) === door.name) }))
    .filter((group) => group.routes.length > 0);
  const body = html`<header>
      <h1>Agentstream gateway</h1>
      <p>
        Version ${schemaVersion}. For programs: <a href="/openapi.json">OpenAPI</a>,
        <a href="/asyncapi.json">AsyncAPI</a>, <a href="/schemas/v1/index.json">JSON Schemas</a>.
      </p>
      <label>Search <input type="search" id="search" autocomplete="off" /></label>
      <nav>${join(groups.map(({ name }) => html`<a href="#${anchor(name)}">${name}</a> `))}</nav>
    </header>
    <main>
      ${join(
        groups.map(
          (group) =>
            html`<section id="${anchor(group.name)}">
              <h2>${group.name}</h2>
              <p>${group.description}</p>
              ${join(group.routes.map(renderRoute))}
            </section>`,
        ),
      )}
    </main>`;
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Agentstream gateway</title><style>${style}</style></head><body>${body.text}<script>${script}</script></body></html>`,
    policy,
  };
}

const hashOf = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

const anchor = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

function renderRoute(route: Route): Html {
  const id = operationId(route.method, route.url);
  const isSocket = "accept" in route;
  return html`<article id="${id}">
    <h3>
      <a href="#${id}"><b>${isSocket ? "WS" : route.method}</b> <code>${route.url}</code></a>
    </h3>
    <p>${route.docs.summary}. ${accessOf(route)}</p>
    ${parametersTable(route)} ${isSocket ? socketRows(route) : httpRows(route)}
    <table>
      ${join(
        [...problemsOf(route)].map(
          ([status, kinds]) =>
            html`<tr>
              <th>${String(status)}</th>
              <td>${kinds.map((kind) => problemKinds[kind][1]).join("; ")}</td>
            </tr>`,
        ),
      )}
    </table>
  </article>`;
}

function accessOf(route: Route): string {
  if ("access" in route && route.access === "open") return "No token is needed.";
  return route.scope === undefined
    ? "A token is needed."
    : `A token with the scope ${route.scope} is needed.`;
}

function parametersTable(route: Route): Html {
  const headers = ("headers" in route.docs ? route.docs.headers : undefined) ?? [];
  const rows = [
    ...pathParametersOf(route).map(({ name, description }) => [`:${name}`, description]),
    ...(route.queryNames ?? []).map((name) => [`?${name}=`, queryParameters[name].description]),
    ...headers.map((name) => [name, headerParameters[name]]),
  ];
  return html`<table>
    ${join(
      rows.map(
        ([name, description]) =>
          html`<tr>
            <th><code>${name ?? ""}</code></th>
            <td>${description ?? ""}</td>
          </tr>`,
      ),
    )}
  </table>`;
}

function httpRows({ docs }: HttpRoute): Html {
  const body =
    docs.body === undefined
      ? html``
      : html`<tr>
          <th>body</th>
          <td>${link(docs.body)}</td>
        </tr>`;
  const answers = Object.entries(docs.answers).flatMap(([status, content]) =>
    content === "none"
      ? [
          html`<tr>
            <th>${status}</th>
            <td>no body</td>
          </tr>`,
        ]
      : entriesOf(content).map(
          ([type, shapes]) =>
            html`<tr>
              <th>${status}</th>
              <td>${type}: ${join(shapes.map(renderShape), ", ")}</td>
            </tr>`,
        ),
  );
  return html`<table>
    ${body}${join(answers)}
  </table>`;
}

const socketRows = ({ docs }: SocketRoute): Html =>
  html`<table>
    <tr>
      <th>server</th>
      <td>${join(docs.sends.map(link), ", ")}</td>
    </tr>
    <tr>
      <th>client</th>
      <td>${join(docs.receives.map(link), ", ")}</td>
    </tr>
  </table>`;

function renderShape(shape: Shape): Html {
  if (typeof shape === "string") return link(shape);
  if ("listOf" in shape) return html`a list of ${link(shape.listOf)}`;
  if ("text" in shape) return html`${shape.text}`;
  return "constant" in shape ? html`<code>${shape.constant}</code>` : html`${shape.anyObject}`;
}

const link = (name: string): Html => html`<a href="/schemas/v1/${name}.schema.json">${name}</a>`;

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:auto;padding:1rem}header{border-bottom:1px solid}article{border-top:1px solid #8886;padding:.5rem 0}h3 a{color:inherit;text-decoration:none}table{border-spacing:0;margin:.25rem 0}th{text-align:left;vertical-align:top;padding-right:1rem;font-weight:normal}[hidden]{display:none}nav a{margin-right:.5rem}`;

const script = `document.getElementById("search").addEventListener("input",function(e){var w=e.target.value.toLowerCase().split(/\\s+/).filter(Boolean);document.querySelectorAll("section").forEach(function(s){var n=0;s.querySelectorAll("article").forEach(function(a){var t=a.textContent.toLowerCase();a.hidden=!w.every(function(x){return t.includes(x)});if(!a.hidden)n++});s.hidden=n===0})});`;

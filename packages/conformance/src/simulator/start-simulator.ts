import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import type { Answer, CallStep, Scenario } from "../generated/scenario.ts";
import { read } from "../read.ts";
import type { ToolForm, Vendor } from "../vendors/vendor.ts";
import { callId, createPlay, type Play } from "./create-play.ts";
import type { AnswerWriter, RefusalForm, VendorCall } from "./model-api.ts";
import type { ModelRequest } from "./model-request.ts";
import { sse } from "./sse.ts";

/** A vendor's model server on loopback that plays one scenario. */
export interface Simulator {
  readonly url: string;
  readonly play: Play;
  /** Every request, for people who look for a reason. */
  readonly requests: () => readonly SimulatedRequest[];
  /** Calls back when the model falls silent. */
  readonly onStall: (listener: () => void) => void;
  readonly close: () => Promise<void>;
}

export interface SimulatedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface SimulatorOptions {
  readonly vendor: Vendor;
  readonly scenario: Scenario;
  readonly cwd: string;
  readonly expectedCalls?: number | undefined;
}

interface State extends SimulatorOptions {
  readonly play: Play;
  readonly requests: SimulatedRequest[];
  readonly stalled: (() => void)[];
  answers: number;
}

export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { vendor, scenario, expectedCalls } = options;
  const play = createPlay(scenario, { ...vendor, expectedCalls });
  const state: State = { ...options, play, requests: [], stalled: [], answers: 0 };
  const server = createServer((request, response) => {
    // a CLI that leaves in the middle of an answer is no fault of the simulator
    answer(state, request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    play,
    requests: () => state.requests,
    onStall: (listener) => void state.stalled.push(listener),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url: path = "/" } = request;
  const { api, sideAnswer, serves = {} } = state.vendor;
  const body = await readBody(request);
  state.requests.push({ method, path, body });
  const kind = api.kindOf(method, path);
  if (kind === "countTokens") return sendJson(response, 200, api.tokens);
  if (kind === "other" && path in serves) return sendJson(response, 200, serves[path]);
  // newer forms of a CLI ask for more than its model: what is not there must not stop it
  if (kind === "other")
    return sendJson(response, method === "HEAD" ? 200 : 404, api.error(404, "not simulated"));
  const asked = api.read(body, path);
  const next = state.play.next(asked);
  if (next === "end") return sendEnd(state, asked, response);
  const found = next ?? { send: [{ do: "say", text: sideAnswer(asked) }] };
  const refusal = found.send.find((step) => step.do === "fail" || step.do === "refuse");
  if (refusal?.do === "fail") {
    const { status, message = `simulated ${refusal.status}`, headers } = refusal;
    return sendJson(response, status, api.error(status, message), headers);
  }
  if (refusal?.do === "refuse") return sendRefusal(response, api.refusals[refusal.because]);
  await send(state, found, asked, response);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return text;
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

function sendRefusal(
  response: ServerResponse,
  { status, body, isStreamed, headers }: RefusalForm,
): void {
  if (isStreamed !== true) return sendJson(response, status, body, headers);
  response.writeHead(status, { "content-type": "text/event-stream" });
  response.end(sse(body, read.string(read.fields(body)["type"])));
}

const defaultUsage = { input: 1000, output: 50, cached: 0, reasoning: 0 };

async function send(
  state: State,
  { send: steps, usage = defaultUsage }: Answer,
  asked: ModelRequest,
  response: ServerResponse,
): Promise<void> {
  const { api, latencyMs = 0 } = state.vendor;
  const info = { model: asked.model, number: ++state.answers };
  if (info.number > 1) await sleep(latencyMs);
  const writer = asked.isStreamed ? api.stream(info) : (api.whole ?? api.stream)(info);
  const type = asked.isStreamed ? "text/event-stream" : "application/json";
  response.writeHead(200, { "content-type": type });
  response.write(writer.open());
  for (const step of steps) {
    if (step.do === "cut") return void response.destroy();
    if (step.do === "stall") await stall(state, step.ms, response);
    else response.write(textOf(step, writer, state, asked));
  }
  response.end(writer.close(usage));
}

/** The model says by the vendor's tool that all is done. */
function sendEnd({ vendor, answers }: State, asked: ModelRequest, response: ServerResponse): void {
  const writer = vendor.api.stream({ model: asked.model, number: answers + 1 });
  const call = { id: "end", name: vendor.endTool?.name ?? "", arguments: { summary: "" } };
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(writer.open() + writer.call(call) + writer.close({ input: 0, output: 0 }));
}

async function stall(
  { stalled }: State,
  ms: number | undefined,
  response: ServerResponse,
): Promise<void> {
  for (const listener of stalled) listener();
  const gone = new Promise((resolve) => response.once("close", resolve));
  await (ms === undefined ? gone : Promise.race([gone, sleep(ms)]));
}

function textOf(
  step: Answer["send"][number],
  writer: AnswerWriter,
  state: State,
  { tools }: ModelRequest,
): string {
  const { lastWord, structureTool } = state.vendor;
  switch (step.do) {
    case "say":
      if (lastWord === undefined || !tools.includes(lastWord.tool)) return writer.say(step.text);
      return writer.call({
        id: `last_${state.answers}`,
        name: lastWord.tool,
        arguments: lastWord.fill(step.text),
      });
    case "structure":
      if (structureTool === undefined || !tools.includes(structureTool))
        return writer.say(JSON.stringify(step.value));
      return writer.call({ id: callId("structure"), name: structureTool, arguments: step.value });
    case "think":
      return writer.think(step.text);
    case "call":
      return writer.call(vendorCall(step, state, tools));
    default:
      return "";
  }
}

function vendorCall(
  { id, tool, arguments: given }: CallStep,
  { vendor, cwd }: State,
  offered: readonly string[],
): VendorCall {
  const forms = vendor.tools[tool];
  const nameOf = ({ name }: ToolForm): string => (typeof name === "string" ? name : name(given));
  const form = forms.find((one) => offered.includes(nameOf(one))) ?? forms[0];
  if (form === undefined) throw new Error(`${vendor.adapter.id} has no tool for ${tool}`);
  return {
    id: callId(id),
    name: nameOf(form),
    arguments: form.fill(given, cwd),
    namespace: form.namespace?.(given),
    input: form.write?.(given, cwd),
  };
}

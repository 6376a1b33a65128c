import { startGateway, type StartedGateway, type StartOptions } from "@agentstream/gateway";
import { readRecordings } from "@agentstream/recordings";

import { createFakeFolder, scriptOfStep, type FakeFolder } from "../src/fake-clis/index.ts";
import { makeFolder, token } from "./gateway-kit.ts";

/** A gateway in this process whose agents are fake CLIs that play recordings. */
export interface GatewayOfFakes {
  readonly url: string;
  readonly fakes: FakeFolder;
  /** The agent plays this recording from now on. */
  readonly install: (agent: string, recording: string, version?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startGatewayOfFakes(
  options: Pick<StartOptions, "allowTier" | "agents" | "allowedOrigins" | "raw">,
): Promise<GatewayOfFakes> {
  const fakes = await createFakeFolder();
  const path = process.env["PATH"] ?? "";
  process.env["PATH"] = `${fakes.path}:${path}`;
  const gateway = await startTestGateway({ workspaces: [fakes.path], ...options });
  return {
    url: gateway.url,
    fakes,
    install: (agent, recording, version) => install(fakes, agent, recording, version),
    async stop() {
      await gateway.close(0);
      process.env["PATH"] = path;
      await fakes.remove();
    },
  };
}

/** A gateway in this process, on a free port, with what tests want. */
export function startTestGateway(options: StartOptions): Promise<StartedGateway> {
  return startGateway({
    port: 0,
    host: "127.0.0.1",
    data: makeFolder(),
    agents: [],
    allowTier: "supervised",
    defaultTier: "supervised",
    durable: false,
    allowedHosts: [],
    logLevel: "silent",
    token,
    ...options,
  });
}

const recordings = new Map(readRecordings().map(({ name, steps }) => [name, steps.at(-1)]));

/** The recorded host of Gemini set no mode; the gateway sets one. */
const modeTalk = [
  { by: "host", line: '{"jsonrpc":"2.0","id":90,"method":"session/set_mode"}' },
  { by: "agent", line: '{"jsonrpc":"2.0","id":90,"result":{}}' },
] as const;

/** It was recorded in `/workspace`; a session of the gateway may write in its own folder alone. */
const inFolder = (line: string, { path }: FakeFolder): string =>
  line.replaceAll('"/workspace/', JSON.stringify(`${path}/`).slice(0, -1));

async function install(
  fakes: FakeFolder,
  agent: string,
  recording: string,
  version = "1.2.3",
): Promise<void> {
  const step = recordings.get(recording);
  if (step === undefined) throw new Error(`The recording ${recording} is gone.`);
  const script = scriptOfStep(step, version);
  const here = script.conversation.map((said) => ({ ...said, line: inFolder(said.line, fakes) }));
  const conversation = here.flatMap((said) =>
    agent === "gemini" && said.line.startsWith('{"jsonrpc":"2.0","id":2,"result"')
      ? [said, ...modeTalk]
      : [said],
  );
  await fakes.install(agent, { ...script, conversation });
}

// Runs an agent behind a gateway, prints its answer, and allows what it asks for.
// AGENTSTREAM_URL and AGENTSTREAM_TOKEN are the gateway's; AGENT and TASK are optional.
import { createAgentClient } from "@agentstream/client";

const {
  AGENTSTREAM_URL: url = "http://127.0.0.1:8787",
  AGENTSTREAM_TOKEN: token,
  AGENT: agentType = "demo",
  TASK: prompt = "ask rm a.txt => removed\nsay Done.",
} = process.env;

const client = createAgentClient({ url, token, agentType });
const session = await client.createSession({ prompt });
for await (const event of session.events) {
  if (event.type === "textChunk") process.stdout.write(event.content);
  if (event.type === "toolStarted") console.log(`[${event.toolName}]`);
  if (event.type === "permissionRequested")
    await session.answerPermission(event.requestId, { outcome: "allowed" });
  if (event.type === "sessionEnded") console.log(`\n${event.reason}`);
}

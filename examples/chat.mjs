// A chat by the transport that useChat of @ai-sdk/react takes: one message, and its answer as it grows.
import { createAgentClient } from "@agentstream/client";
import { createChatTransport } from "@agentstream/client/ai-sdk";
import { readUIMessageStream } from "ai";

const { AGENTSTREAM_URL: url = "http://127.0.0.1:8787", AGENTSTREAM_TOKEN: token } = process.env;

const client = createAgentClient({ url, token, agentType: "demo" });
const transport = createChatTransport({ client });
const stream = await transport.sendMessages({
  trigger: "submit-message",
  chatId: "my-chat",
  messageId: undefined,
  messages: [
    { id: "1", role: "user", parts: [{ type: "text", text: "say Hello from the chat." }] },
  ],
  abortSignal: undefined,
});
let answer = "";
for await (const { parts } of readUIMessageStream({ stream }))
  answer = parts.map((part) => (part.type === "text" ? part.text : "")).join("");
console.log(answer);

// A route of your own server that passes an agent's text on: the gateway's token stays on the server.
import { createAgentClient } from "@agentstream/client";
import express from "express";

const { AGENTSTREAM_URL: url = "http://127.0.0.1:8787", AGENTSTREAM_TOKEN: token } = process.env;
const client = createAgentClient({ url, token, agentType: "demo" });

const app = express();
app.use(express.json());
app.post("/ask", (request, response, next) => {
  void answer(String(request.body.prompt), response).catch(next);
});

async function answer(prompt, response) {
  const session = await client.createSession({ prompt });
  response.type("text/plain");
  // a reader that goes away ends the run
  response.on("close", () => response.writableFinished || session.cancel().catch(() => {}));
  for await (const event of session.events)
    if (event.type === "textChunk") response.write(event.content);
  response.end();
}

const server = app.listen(Number(process.env.PORT ?? 3000), "127.0.0.1", () =>
  console.log(`http://127.0.0.1:${server.address().port}/ask`),
);

// The official client of AG-UI, pointed at a gateway.
import { HttpAgent } from "@ag-ui/client";

const { AGENTSTREAM_URL: url = "http://127.0.0.1:8787", AGENTSTREAM_TOKEN: token } = process.env;

const agent = new HttpAgent({
  url: `${url}/v1/ag-ui?agentType=demo`,
  headers: { Authorization: `Bearer ${token}` },
});
agent.addMessage({ id: "1", role: "user", content: "say Hello by AG-UI." });
await agent.runAgent();
console.log(agent.messages.at(-1)?.content);

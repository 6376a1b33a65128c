// The server of the page passes its calls on to the gateway and adds the token, so that no script of the page has it.
const { AGENTSTREAM_URL: target = "http://127.0.0.1:8787", AGENTSTREAM_TOKEN: token } = process.env;
if (!token) throw new Error("Set AGENTSTREAM_TOKEN to the token of the gateway.");

const headers = { authorization: `Bearer ${token}` };
export default { server: { proxy: { "/v1": { target, headers, changeOrigin: true } } } };

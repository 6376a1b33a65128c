// Sends whole requests at once and takes no notice of answers until it is done, as a simple HTTP client does.
const { connect } = require("node:net");

process.on("message", async ({ port, head, bytes, times }) => {
  const request = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, "x")]);
  const statuses = [];
  for (let index = 0; index < times; index++) statuses.push(await send(port, request));
  process.send(statuses);
});

const send = (port, request) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let text = "";
    socket.on("data", (data) => (text += data));
    socket.on("error", () => {});
    socket.on("close", () => resolve(Number(text.split(" ")[1] ?? 0)));
  });

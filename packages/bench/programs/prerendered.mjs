// Sends the bytes of a file to everybody who asks, in pieces of 64 KiB: the least that any server of events has to do.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const bytes = readFileSync(process.argv[2]);
const piece = 64 * 1024;

const server = createServer(async (_, response) => {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  for (let at = 0; at < bytes.length; at += piece)
    if (!response.write(bytes.subarray(at, at + piece)))
      await new Promise((resolve) => response.once("drain", resolve));
  response.end();
});
server.listen(0, "127.0.0.1", () =>
  console.log(`listens on http://127.0.0.1:${server.address().port}`),
);

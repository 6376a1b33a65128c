import { demo } from "@agentstream/adapter-kit";
import { isChatRequest } from "@agentstream/schema/requests/chat";
import { expect, test } from "vitest";

import { openGateway, type OpenGateway } from "./open-gateway.ts";

const user = (text: string): object => ({ id: "u", role: "user", parts: [{ type: "text", text }] });

/** The whole answer to a message. */
async function send({ call }: OpenGateway, id: string, text: string): Promise<string> {
  const body = { id, messages: [user(text)], agentType: "demo" };
  const response = await call("POST", "/v1/chat", body);
  expect(response.status).toBe(200);
  return response.text();
}

test("an old chat is given as messages, its running answer is not, and an unknown one is empty", async () => {
  const gateway = await openGateway({ agents: new Map([["demo", { adapter: demo }]]) });
  const messages = async (id: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const response = await gateway.call("GET", `/v1/chat/${id}/messages`);
    expect(response.status).toBe(200);
    const { messages: found } = Object(await response.json());
    expect(isChatRequest({ id, messages: [...found, user("more")] })).toBe(true);
    return found;
  };
  expect(Object(await (await gateway.call("GET", "/v1/chat/none/messages")).json())).toEqual({
    messages: [],
  });
  for (const text of ["say One.", "run ls => a.txt"]) await send(gateway, "old", text);
  expect(await messages("old")).toMatchObject([
    { role: "user", parts: [{ type: "text", text: "say One." }] },
    {
      role: "assistant",
      parts: [{ type: "step-start" }, { type: "text", text: "One.", state: "done" }],
    },
    { role: "user", parts: [{ type: "text", text: "run ls => a.txt" }] },
    {
      role: "assistant",
      metadata: { run: 2 },
      parts: [
        { type: "step-start" },
        {
          type: "dynamic-tool",
          state: "output-available",
          input: { command: "ls" },
          output: "a.txt",
        },
      ],
    },
  ]);
  expect(await send(gateway, "waits", "ask rm a => removed")).toContain("tool-approval-request");
  expect((await messages("waits")).map(({ role }) => role)).toEqual(["user"]);
  const other = { authorization: "Bearer another-owner-0123456789" };
  const foreign = await gateway.call("GET", "/v1/chat/old/messages", undefined, other);
  expect(await foreign.json()).toEqual({ messages: [] });
});

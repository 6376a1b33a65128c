// A chat with an agent: its text, its tools, and what it asks for.
import { useChat } from "@ai-sdk/react";
import { DefaultChatTransport, lastAssistantMessageIsCompleteWithApprovalResponses } from "ai";
import type { DynamicToolUIPart, UIMessage } from "ai";
import type { FormEvent, ReactNode } from "react";
import { createRoot } from "react-dom/client";

interface Request {
  requestId: string;
  toolName?: string;
  toolId?: string;
  /** Present once there is an answer. */
  outcome?: string;
  questions?: { id: string; question: string; options?: { label: string }[] }[];
}
type Message = UIMessage<{ sessionId: string }, { permission: Request; question: Request }>;

const query = new URLSearchParams(location.search);
const id = query.get("chat") ?? "my-chat";
const transport = new DefaultChatTransport<Message>({
  api: "/v1/chat",
  body: { agentType: query.get("agent") ?? "demo" },
});

const post = (path: string, body: object = {}): Promise<Response> =>
  fetch(`/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

function Chat({ old }: { old: Message[] }): ReactNode {
  const { messages, status, error, sendMessage, stop, addToolApprovalResponse } = useChat({
    id,
    transport,
    messages: old,
    // an answer that was being written when the page was left
    resume: true,
    // the answer to a permission is the next message
    sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses,
  });
  const isBusy = status === "submitted" || status === "streaming";
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("text");
    event.currentTarget.reset();
    if (typeof text === "string") void sendMessage({ text });
  };
  // stop() alone leaves the connection; the agent would continue
  const cancel = (): void => void stop().then(() => post(`chat/${id}/stop`));
  const answerTool = (approvalId: string, approved: boolean): void =>
    void addToolApprovalResponse({ id: approvalId, approved });
  return (
    <>
      {messages.map((message) => (
        <article key={message.id} className={message.role}>
          {message.parts.map((part, index) => (
            <Part key={index} part={part} message={message} answerTool={answerTool} />
          ))}
        </article>
      ))}
      {error && <p role="alert">{error.message}</p>}
      <form onSubmit={submit}>
        <textarea name="text" aria-label="Message" required defaultValue="" />
        {isBusy ? (
          <button type="button" onClick={cancel}>
            Stop
          </button>
        ) : (
          <button type="submit">Send</button>
        )}
      </form>
    </>
  );
}

interface PartProps {
  part: Message["parts"][number];
  message: Message;
  answerTool: (approvalId: string, approved: boolean) => void;
}

function Part({ part, message, answerTool }: PartProps): ReactNode {
  const session = `sessions/${message.metadata?.sessionId}`;
  switch (part.type) {
    case "text":
      return <p>{part.text}</p>;
    case "dynamic-tool":
      return <Tool tool={part} answer={answerTool} />;
    case "data-permission": {
      const { requestId, toolName = "tool", toolId, outcome } = part.data;
      const isOfTool = message.parts.some(
        (other) => other.type === "dynamic-tool" && other.toolCallId === toolId,
      );
      if (outcome !== undefined || isOfTool) return null;
      const answer = (isAllowed: boolean): Promise<Response> =>
        post(`${session}/permissions/${requestId}`, { outcome: isAllowed ? "allowed" : "denied" });
      return <Permission text={toolName} answer={(isAllowed) => void answer(isAllowed)} />;
    }
    case "data-question":
      if (part.data.outcome !== undefined) return null;
      return <Question request={part.data} path={`${session}/questions/${part.data.requestId}`} />;
    default:
      return null;
  }
}

function Tool(props: { tool: DynamicToolUIPart; answer: PartProps["answerTool"] }): ReactNode {
  const { tool, answer } = props;
  const text = `${tool.toolName} ${inWords(tool.input ?? {})}`;
  if (tool.state === "approval-requested")
    return <Permission text={text} answer={(isAllowed) => answer(tool.approval.id, isAllowed)} />;
  return (
    <details className="card">
      <summary>{text}</summary>
      {tool.state === "output-available" ? inWords(tool.output) : (tool.errorText ?? tool.state)}
    </details>
  );
}

const inWords = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

function Permission(props: { text: string; answer: (isAllowed: boolean) => void }): ReactNode {
  return (
    <div className="card" role="group" aria-label="Permission">
      May it use {props.text}?
      <p>
        <button onClick={() => props.answer(true)}>Allow</button>
        <button onClick={() => props.answer(false)}>Deny</button>
      </p>
    </div>
  );
}

function Question({ request, path }: { request: Request; path: string }): ReactNode {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void post(path, { answers: Object.fromEntries(new FormData(event.currentTarget)) });
  };
  return (
    <form className="card" aria-label="Question" onSubmit={submit}>
      {request.questions?.map(({ id: name, question, options }) => (
        <label key={name}>
          {question} <input name={name} list={`${name}-options`} required />
          <datalist id={`${name}-options`}>
            {options?.map(({ label }) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        </label>
      ))}
      <button type="submit">Answer</button>
      <button type="button" onClick={() => void post(path, { answers: {}, declined: true })}>
        Decline
      </button>
    </form>
  );
}

const response = await fetch(`/v1/chat/${id}/messages`);
const root = document.querySelector("#chat");
if (!response.ok) document.body.append(`The gateway refuses: ${await response.text()}`);
else if (root) createRoot(root).render(<Chat old={(await response.json()).messages} />);

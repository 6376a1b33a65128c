import * as t from "../vocabulary.ts";

const raw = t.optional(t.anything("The native line; on request."));
const event = t.tagged("type", "Stream*");

export const daemonDefinitions: t.Definitions = {
  ...t.unionOf(
    "StreamEvent",
    "One `data:` line of the answer to `session.send`; `[DONE]` ends them.",
    {
      ...event("system", "Facts about the session.", {
        subtype: t.words(["init"]),
        session_id: t.optional(t.string("The native id of the conversation.")),
        model: t.optional(t.string()),
        raw,
      }),
      ...event("partial", "A piece of text; the next `text` replaces the pieces before it.", {
        content: t.string(),
      }),
      ...event("text", "A whole text.", {
        content: t.string(),
        raw,
      }),
      ...event("tool_use", "A tool is called, or runs.", {
        tool: t.string(),
        input: t.optional(
          t.either(
            [t.map(t.anything()), t.list(t.ref("StreamQuestion"))],
            "The tool's arguments; for AskUserQuestion the list of questions.",
          ),
        ),
        message: t.optional(t.string("The current activity.")),
        raw,
      }),
      ...event("result", "The agent finished. Last event.", {
        session_id: t.optional(t.string("The id to resume the conversation with.")),
        raw,
      }),
      ...event("queued", "The session is busy; the message waits.", {
        position: t.integer("From 1.", { minimum: 1 }),
      }),
      ...event("error", "An error. Last event.", {
        message: t.string(),
      }),
      ...event("ping", "The connection is alive; every 30 seconds."),
      ...event("interrupted", "The operation was interrupted. Last event."),
      StreamUnknown: t.unknownMember("A type that this version does not know. Skip it."),
    },
  ),
  StreamQuestion: t.open("One question of AskUserQuestion.", {
    header: t.string(),
    options: t.list(t.ref("StreamQuestionOption")),
    multiSelect: t.optional(t.boolean()),
  }),
  StreamQuestionOption: t.open("One answer to choose.", {
    description: t.string(),
    label: t.optional(t.string()),
  }),
};

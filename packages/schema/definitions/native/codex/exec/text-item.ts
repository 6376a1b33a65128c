import * as t from "../../../vocabulary.ts";
import { item } from "./item.ts";

export const textItems: t.Definitions = {
  ...item("agent_message", "A whole text of the agent. Only ever completed, never streamed.", {
    text: t.string("JSON text if the request had an output schema."),
  }),
  ...item("reasoning", "The summary of the agent's thoughts. Only ever completed.", {
    text: t.string("The parts of the summary, joined by line breaks."),
  }),
  ...item("error", "A warning: it does not end the turn. Only ever completed.", {
    message: t.string(),
  }),
  ...item("todo_list", "The plan: started once, updated whole, completed at the turn's end.", {
    items: t.list(t.ref("CodexTodo")),
  }),
  CodexTodo: t.open("One step of the plan.", {
    text: t.string(),
    completed: t.boolean("No field marks the step in progress."),
  }),
};

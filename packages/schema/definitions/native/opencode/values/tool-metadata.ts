import * as t from "../../../vocabulary.ts";

export const toolMetadata: t.Definitions = {
  OpencodeToolMetadata: t.open(
    "Metadata of a tool, in addition to its output; the fields differ by tool.",
    {
      truncated: t.optional(t.boolean("The output is incomplete.")),
      outputPath: t.optional(t.string("The file that has all of the output.")),
      output: t.optional(t.string("bash: all output so far.")),
      exit: t.maybe(t.integer("bash: the exit code; null if it was aborted.")),
      filepath: t.optional(t.string("write: the path.")),
      exists: t.optional(t.boolean("write: the file was there before.")),
      diff: t.optional(t.string("edit: a unified diff.")),
      filediff: t.optional(t.ref("OpencodeFileDiff", "edit: the change.")),
      diagnostics: t.optional(
        t.map(t.anything(), "write, edit: diagnostics of language servers, by path."),
      ),
      preview: t.optional(t.string("read: the beginning of the file.")),
      loaded: t.optional(t.list(t.anything(), "read: the instruction files that were also read.")),
      display: t.optional(t.map(t.anything(), "read: the part of the file to show.")),
      count: t.optional(t.number("glob: how many files.")),
      matches: t.optional(t.number("grep: how many lines.")),
      todos: t.optional(t.list(t.ref("OpencodeTodo"), "todowrite: the whole list.")),
      answers: t.optional(t.list(t.list(t.string()), "question: the labels chosen, by question.")),
      sessionId: t.optional(t.string("task: the session of the sub-agent.")),
      parentSessionId: t.optional(t.string("task: the session that it was started from.")),
      model: t.optional(t.ref("OpencodeModel", "task: the model of the sub-agent.")),
    },
  ),
  OpencodeTodo: t.open("One step of the model's list.", {
    content: t.string(),
    status: t.words(["pending", "in_progress", "completed", "cancelled"]),
    priority: t.optional(t.words(["high", "medium", "low"])),
    id: t.optional(t.string()),
  }),
  OpencodeAttachment: t.open("A file that a tool gives to the model.", {
    type: t.optional(t.words(["file"])),
    mime: t.string(),
    url: t.string("Its place, or the content as a data URL."),
    filename: t.optional(t.string()),
  }),
};

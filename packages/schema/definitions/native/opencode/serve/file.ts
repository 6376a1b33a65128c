import * as t from "../../../vocabulary.ts";
import { event } from "./event.ts";

const file = t.string("Its absolute path.");

export const fileEvents: t.Definitions = {
  ...event("file.edited", "A tool changed a file.", { file }),
  ...event("file.watcher.updated", "A file of the directory changed, by any process.", {
    file,
    event: t.words(["add", "change", "unlink"]),
  }),
};

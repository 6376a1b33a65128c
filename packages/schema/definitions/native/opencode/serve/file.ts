import * as t from "../../../vocabulary.ts";
import type { Events } from "./event.ts";

const file = t.string("Its absolute path.");

export const fileEvents: Events = {
  "file.edited": { description: "A tool changed a file.", properties: { file } },
  "file.watcher.updated": {
    description: "A file of the directory changed, by any process.",
    properties: { file, event: t.words(["add", "change", "unlink"]) },
  },
};

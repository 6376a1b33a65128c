import { count, open, optional, string, words, type Definitions } from "../../../vocabulary.ts";

export const fileDiffs: Definitions = {
  OpencodeFileDiff: open("How one file differs from what it was.", {
    file: optional(string("Its path.")),
    patch: optional(string("A unified diff.")),
    before: optional(string("The content before; older versions, instead of a patch.")),
    after: optional(string("The content after; older versions, instead of a patch.")),
    additions: optional(count("Lines added.")),
    deletions: optional(count("Lines taken away.")),
    status: optional(words(["added", "deleted", "modified"])),
  }),
};

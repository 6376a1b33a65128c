import * as t from "../../../vocabulary.ts";

export const fileDiffs: t.Definitions = {
  OpencodeFileDiff: t.open("How one file differs from what it was.", {
    file: t.optional(t.string("Its path.")),
    patch: t.optional(t.string("A unified diff.")),
    before: t.optional(t.string("The content before; older versions, instead of a patch.")),
    after: t.optional(t.string("The content after; older versions, instead of a patch.")),
    additions: t.optional(t.count("Lines added.")),
    deletions: t.optional(t.count("Lines taken away.")),
    status: t.optional(t.words(["added", "deleted", "modified"])),
  }),
};

import * as t from "../../../vocabulary.ts";

export const fileDiffs: t.Definitions = {
  OpencodeFileDiff: t.open("The change of one file.", {
    file: t.optional(t.string("Its path.")),
    patch: t.optional(t.string("A unified diff.")),
    before: t.optional(t.string("The content before; in older versions, instead of a patch.")),
    after: t.optional(t.string("The content after; in older versions, instead of a patch.")),
    additions: t.optional(t.count("Lines added.")),
    deletions: t.optional(t.count("Lines removed.")),
    status: t.optional(t.words(["added", "deleted", "modified"])),
  }),
};

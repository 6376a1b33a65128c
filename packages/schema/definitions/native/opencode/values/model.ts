import * as t from "../../../vocabulary.ts";

export const models: t.Definitions = {
  OpencodeModel: t.open("The model of a message or a sub-agent.", {
    providerID: t.optional(t.string()),
    modelID: t.string(),
    variant: t.optional(t.string("The reasoning effort, in the provider's words.")),
  }),
};

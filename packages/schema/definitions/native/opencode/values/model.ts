import * as t from "../../../vocabulary.ts";

export const models: t.Definitions = {
  OpencodeModel: t.open("The model that a message or a sub-agent is for.", {
    providerID: t.optional(t.string()),
    modelID: t.string(),
    variant: t.optional(t.string("How hard the model is to think, in the provider's words.")),
  }),
};

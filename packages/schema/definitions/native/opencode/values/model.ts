import { open, optional, string, type Definitions } from "../../../vocabulary.ts";

export const models: Definitions = {
  OpencodeModel: open("The model that a message or a sub-agent is for.", {
    providerID: optional(string()),
    modelID: string(),
    variant: optional(string("How hard the model is to think, in the provider's words.")),
  }),
};

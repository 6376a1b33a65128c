// @generated from schemas/v1/native/opencode/serve.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const OpencodeServeEvent: CompiledValidator;

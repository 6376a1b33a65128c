// @generated from schemas/v1/native/acp/message.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const AcpMessage: CompiledValidator;

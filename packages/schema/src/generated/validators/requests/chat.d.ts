// @generated from schemas/v1/requests/chat.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const ChatRequest: CompiledValidator;

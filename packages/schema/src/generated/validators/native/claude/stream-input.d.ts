// @generated from schemas/v1/native/claude/stream-input.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const ClaudeInputMessage: CompiledValidator;

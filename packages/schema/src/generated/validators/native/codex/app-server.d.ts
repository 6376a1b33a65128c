// @generated from schemas/v1/native/codex/app-server.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const CodexServerLine: CompiledValidator;

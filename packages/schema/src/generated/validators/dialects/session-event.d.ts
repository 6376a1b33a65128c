// @generated from schemas/v1/dialects/session-event.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const SessionEvent: CompiledValidator;

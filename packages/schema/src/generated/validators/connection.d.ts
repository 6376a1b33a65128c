// @generated from schemas/v1/connection.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../validation.js";

export declare const QueuedNotice: CompiledValidator;
export declare const GapNotice: CompiledValidator;
export declare const PingNotice: CompiledValidator;
export declare const UnknownNotice: CompiledValidator;

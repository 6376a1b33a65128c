// @generated from schemas/v1/responses/webhook.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const PermissionRequestedMessage: CompiledValidator;
export declare const QuestionAskedMessage: CompiledValidator;
export declare const RunEndedMessage: CompiledValidator;
export declare const UnknownWebhookMessage: CompiledValidator;

// @generated from schemas/v1/requests/login.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const LoginRequest: CompiledValidator;

// @generated from packages/conformance/definitions by `npm run generate`. Do not edit.
import type { CompiledValidator } from "@agentstream/schema";

export declare const Scenario: CompiledValidator;

// @generated from schemas/v1/requests/rpc.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const RpcSessionCreate: CompiledValidator;
export declare const RpcSessionSend: CompiledValidator;
export declare const RpcSessionResume: CompiledValidator;
export declare const RpcSessionDestroy: CompiledValidator;
export declare const RpcSessionList: CompiledValidator;
export declare const RpcSessionSetMode: CompiledValidator;
export declare const RpcSessionSetModel: CompiledValidator;
export declare const RpcSessionInterrupt: CompiledValidator;
export declare const RpcSessionQueueStats: CompiledValidator;
export declare const RpcSessionReconnect: CompiledValidator;
export declare const RpcHealthCheck: CompiledValidator;
export declare const RpcMonitorSessions: CompiledValidator;

import { claudeAcp } from "./claude-acp.ts";
import { claude } from "./claude.ts";
import { codexAcp } from "./codex-acp.ts";
import { codex } from "./codex.ts";
import { copilot } from "./copilot.ts";
import { gemini } from "./gemini.ts";
import { opencode } from "./opencode.ts";
import { qwenCode } from "./qwen-code.ts";
import { qwen } from "./qwen.ts";
import type { Vendor } from "./vendor.ts";

/** The vendors whose CLIs the kit runs. */
export const vendors: readonly Vendor[] = [claude, codex, gemini, opencode];

/** Agents that speak ACP and have no adapter of their own. */
export const acpVendors: readonly Vendor[] = [claudeAcp, codexAcp, copilot, qwenCode];

/** Also those whose CLIs are only run when they are asked for by name. */
export const knownVendors: readonly Vendor[] = [...vendors, qwen, ...acpVendors];
export type { Vendor } from "./vendor.ts";

import * as t from "../../../vocabulary.ts";
import { line } from "./line.ts";

/** The system lines. */
export const system = t.tagged("subtype", "ClaudeSystem*", { type: t.literal("system"), ...line });

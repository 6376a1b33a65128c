import { defineScript, type Script } from "../connection/define-script.ts";

/** Writes nothing, but Redis refuses it when it has reached its `maxmemory`. */
export const checkRoom: Script = defineScript("return 1");

import { untyped as read } from "@agentstream/adapter-kit";

import { mapStatus } from "../map-tool.ts";
import type { ToolItem } from "../tool-item.ts";

/** A picture that was made: where it is, not its bytes. */
export const imageGeneration: ToolItem = {
  outcome({ fields }) {
    const status = mapStatus(fields["status"]);
    const savedPath = read.string(fields["saved_path"]);
    const prompt = read.string(fields["revised_prompt"]);
    const result = {
      ...(savedPath !== undefined && { saved_path: savedPath }),
      ...(prompt !== undefined && { revised_prompt: prompt }),
    };
    return {
      returned: {
        success: status !== "failed",
        ...(Object.keys(result).length > 0 && { result }),
        ...(savedPath !== undefined && { outputPath: savedPath }),
      },
    };
  },
};

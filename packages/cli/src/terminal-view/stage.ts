import type { UnifiedEvent } from "@agentstream/schema";

import { createScreen, type Screen } from "./screen.ts";
import { createControlStripper, type ControlStripper } from "./strip-controls.ts";
import type { ViewOptions } from "./view.ts";

/** The state of a view during a run. */
export interface Stage {
  readonly options: ViewOptions;
  readonly screen: Screen;
  /** The text of the blocks that are open, cleaned as it comes. */
  readonly blocks: Map<string, OpenBlock>;
  readonly calls: Map<string, Call>;
  readonly subagents: Map<string, string>;
  model: string | undefined;
  /** Why the last turn failed. */
  fault: string | undefined;
}

interface OpenBlock {
  readonly stripper: ControlStripper;
  text: string;
}

interface Call {
  readonly line: string;
  readonly startedAt: number;
  /** Its changes to files, to be shown below its end. */
  readonly effects: string[];
}

export const createStage = (options: ViewOptions): Stage => ({
  options,
  screen: createScreen(),
  blocks: new Map(),
  calls: new Map(),
  subagents: new Map(),
  model: undefined,
  fault: undefined,
});

export function openBlock({ blocks }: Stage, blockId: string): OpenBlock {
  const known = blocks.get(blockId);
  if (known !== undefined) return known;
  const block = { stripper: createControlStripper(), text: "" };
  blocks.set(blockId, block);
  return block;
}

/** Lines of a sub-agent are indented. */
export const indentOf = ({ subagentId, parentToolId }: UnifiedEvent): string =>
  subagentId === undefined && parentToolId === undefined ? "" : "  │ ";

/** A line of progress: shown only on a terminal. */
export function showProgress(stage: Stage, event: UnifiedEvent, text: string): void {
  if (stage.options.showsProgress) stage.screen.line("stderr", `${indentOf(event)}${text}`);
}

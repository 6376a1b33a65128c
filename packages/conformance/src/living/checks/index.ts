import type { LivingCheck } from "../living-check.ts";
import { budgetWhileAsking } from "./budget-while-asking.ts";
import { capCheck } from "./caps.ts";
import { deniedAndStopped } from "./denied-and-stopped.ts";
import { failedLater } from "./failed-later.ts";
import { honestTools } from "./honest-tools.ts";
import { interruptInCommand } from "./interrupt-in-command.ts";
import { killedBetween } from "./killed-between.ts";
import { largeOutput } from "./large-output.ts";
import { missingCommand } from "./missing-command.ts";
import { outcomeChecks } from "./outcomes.ts";
import { permissionChecks } from "./permission-round-trip.ts";
import { resumedSoonChecks } from "./resumed-soon.ts";
import { steer } from "./steer.ts";
import { tenPrompts } from "./ten-prompts.ts";
import { warmStart } from "./warm-start.ts";

export const livingChecks: readonly LivingCheck[] = [
  ...permissionChecks,
  interruptInCommand,
  tenPrompts,
  killedBetween,
  warmStart,
  steer,
  ...resumedSoonChecks,
  budgetWhileAsking,
  honestTools,
  ...outcomeChecks,
  failedLater("oneWay"),
  failedLater("twoWay"),
  deniedAndStopped,
  missingCommand,
  capCheck("dry-run", () => true),
  capCheck("supervised", ({ isOutside, call }) => isOutside === true && call.tool !== "shell"),
  largeOutput("oneWay"),
  largeOutput("twoWay"),
];

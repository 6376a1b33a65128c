import type { Attack } from "../attack.ts";
import { acpAttacks } from "./acp.ts";
import { agentAttacks } from "./agent.ts";
import { bodyAttacks } from "./body.ts";
import { chatAttacks } from "./chat.ts";
import { doorAttacks } from "./door.ts";
import { fileAttacks } from "./file.ts";
import { secretAttacks } from "./secret.ts";
import { sizeAttacks } from "./size.ts";
import { socketAttacks } from "./socket.ts";

/** All attacks; a file for each kind. */
export const attacks: readonly Attack[] = [
  ...doorAttacks,
  ...bodyAttacks,
  ...fileAttacks,
  ...socketAttacks,
  ...acpAttacks,
  ...chatAttacks,
  ...secretAttacks,
  ...sizeAttacks,
  ...agentAttacks,
];

import { join } from "node:path";

import { protocolOf, type Case } from "../scenario/expectation.ts";

/** `<agent>/<version>/<scenario>`, with the protocol where it is the two-way one. */
export function recordingFolder(one: Case, version: string): string {
  const { scenario, vendor, direction } = one;
  const suffix = direction === "twoWay" ? `.${protocolOf(one)}` : "";
  return join(vendor.adapter.id, version, `${scenario.name}${suffix}`);
}

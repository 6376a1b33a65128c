import { AgentError } from "../agent-error.ts";
import type { Place, Transport } from "../transport.ts";
import type { Channel } from "./channel.ts";

/** How often a way may reach the gateway and bring nothing before the next one is tried. */
const mostFailures = 2;

/**
 * Reads over the first way that works, for all sessions of a client. A way does not work where the platform or a
 * proxy has no support for it, or where it reaches the gateway again and again and brings nothing.
 */
export function chooseChannel(channels: readonly Channel[]): Transport["connect"] {
  let current = 0;
  let failures = 0;
  let untried = channels.length - 1;

  function chooseNext(): void {
    current = (current + 1) % channels.length;
    failures = 0;
    untried--;
  }
  return async function* connect(place: Place) {
    const channel = channels[current];
    if (channel === undefined) return;
    let isReached = false;
    let isProven = false;
    const onReached = (): void => {
      isReached = true;
    };
    try {
      for await (const arrivals of channel({ ...place, onReached })) {
        isProven = true;
        failures = 0;
        untried = channels.length - 1;
        yield arrivals;
      }
    } catch (error) {
      if (!(error instanceof AgentError) || isProven) throw error;
      const isUnsupported = error.code === "unsupported";
      if (error.isTransient && isReached) failures++;
      if (isUnsupported && untried > 0) {
        chooseNext();
        throw retried(error);
      }
      if (failures >= mostFailures && channels.length > 1) chooseNext();
      throw error;
    }
  };
}

/** Another way may do what this one cannot. */
const retried = (cause: AgentError): AgentError =>
  new AgentError(cause.code, cause.message, { isTransient: true, cause });

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { formatDuration } from "../model/format.ts";

interface GoneBannerProps {
  readonly message: string;
  readonly since: number;
}

/** The gateway does not answer. What was read stays; nothing is lost when it is back. */
export function GoneBanner({ message, since }: GoneBannerProps): JSX.Element {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="banner" role="alert" title={message}>
      The gateway has not answered for {inSeconds(now - since)}. The page tries again by itself, and
      continues where it was. Start it with <code>agentstream serve</code>.
    </div>
  );
}

/** A clock that counts seconds shows no fractions of them. */
const inSeconds = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1000);
};

import type { JSX } from "preact";

import { formatDuration } from "../../model/format.ts";
import { useApp } from "../../state/app-context.ts";
import type { Replay } from "../../state/shown.ts";
import { IconButton } from "../parts/icon-button.tsx";

const speeds = [0.5, 1, 2, 5, 20];

/** Plays a session again. */
export function ReplayBar({ replay }: { readonly replay: Replay }): JSX.Element {
  const { replayer } = useApp();
  const { isPlaying, time, length, speed } = replay;
  return (
    <div class="replay" role="group" aria-label="Replay">
      <IconButton
        icon={isPlaying ? "pause" : "play"}
        label={isPlaying ? "Pause" : "Play"}
        onClick={replayer.toggle}
      />
      <input
        type="range"
        min={0}
        max={length}
        value={time}
        aria-label="Time"
        aria-valuetext={formatDuration(time)}
        onInput={({ currentTarget }) => replayer.seek(Number(currentTarget.value))}
      />
      <span class="time">
        {formatDuration(time)} / {formatDuration(length)}
      </span>
      <select
        aria-label="Speed"
        value={speed}
        onChange={({ currentTarget }) => replayer.setSpeed(Number(currentTarget.value))}
      >
        {speeds.map((one) => (
          <option value={one}>{one}×</option>
        ))}
      </select>
      <IconButton icon="close" label="End the replay" onClick={replayer.stop} />
    </div>
  );
}

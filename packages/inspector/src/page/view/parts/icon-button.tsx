import type { JSX } from "preact";

import { Icon, type IconName } from "./icon.tsx";

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly pressed?: boolean | undefined;
}

export const IconButton = ({ icon, label, onClick, pressed }: IconButtonProps): JSX.Element => (
  <button
    type="button"
    class="icon-button"
    title={label}
    aria-label={label}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

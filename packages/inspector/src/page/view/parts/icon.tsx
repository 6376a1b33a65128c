import type { JSX } from "preact";

/** Paths of a grid of 16; lines of one width. */
const paths = {
  agent: "M8 2v2M4 6h8v6H4zM6.5 8.5v1M9.5 8.5v1M2 8v2M14 8v2",
  alert: "M8 2.5 14 13H2zM8 6.5V9M8 11v.2",
  back: "M10 3 5 8l5 5",
  check: "m3 8.5 3.2 3.2L13 5",
  chevron: "m6 4 4 4-4 4",
  close: "m4 4 8 8M12 4l-8 8",
  copy: "M5.5 5.5h7v7h-7zM10.5 3.5h-7v7",
  delete: "M3.5 4.5h9M6.5 4V3h3v1M5 4.5 5.5 13h5l.5-8.5",
  dot: "M8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3",
  download: "M8 2.5V10M5 7.5 8 10.5l3-3M3 13h10",
  edit: "m3 13 .7-2.7L10.5 3.500l2 2L5.700 12.300zM9.300 4.700l2 2",
  end: "M8 3v8M4.500 7.500 8 11l3.500-3.500M4 13.500h8",
  execute: "m3.500 5 3 3-3 3M8 11.500h4.500",
  fetch:
    "M8 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M2.500 8h11M8 2.500c-4 4-4 7 0 11M8 2.500c4 4 4 7 0 11",
  file: "M4 2.500h5l3 3v8H4zM9 2.500v3h3",
  hook: "M8 2.500v7a2.500 2.500 0 1 1-5 0M6.500 2.500h3",
  lock: "M4 7.500h8v6H4zM5.500 7.500V5a2.500 2.500 0 0 1 5 0v2.500",
  mcp: "M6 2.500v3M10 2.500v3M4 5.500h8v3a4 4 0 0 1-8 0zM8 12.500v1.500",
  menu: "M3.500 8h.1M8 8h.1M12.500 8h.1",
  move: "M3 8h9M9 5l3 3-3 3",
  other: "M5 3.500 2.500 8 5 12.500M11 3.500 13.500 8 11 12.500",
  pause: "M5.500 3.500v9M10.500 3.500v9",
  plan: "M6.500 4.500h6M6.500 8h6M6.500 11.500h6M3.500 4.500h.1M3.500 8h.1M3.500 11.500h.1",
  play: "M5 3.500v9L12.500 8z",
  plus: "M8 3v10M3 8h10",
  question: "M5.500 6a2.500 2.500 0 1 1 3.500 2.300c-.7.400-1 .8-1 1.700M8 12.500v.1",
  read: "M2.500 4c2-1 4-1 5.500.5v8C6.500 11 4.500 11 2.500 12zM13.500 4c-2-1-4-1-5.500.5v8c1.500-1.500 3.500-1.500 5.500-.5z",
  search: "M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9M10.300 10.300 13.500 13.500",
  send: "M3 13 13.500 8 3 3l1.500 5zM4.500 8H9",
  stop: "M4.500 4.500h7v7h-7z",
  text: "M3 4h10M3 8h10M3 12h6",
  theme: "M8 2.500a5.500 5.500 0 1 0 0 11zM8 2.500a5.500 5.500 0 0 1 0 11",
  think: "M8 2.500a4 4 0 0 0-2 7.500v1.500h4V10a4 4 0 0 0-2-7.500M6.500 13.500h3",
  user: "M8 3a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5M3 13.500c.5-3 2.500-4 5-4s4.500 1 5 4",
  wide: "M6 4 2.500 8 6 12M10 4l3.500 4L10 12M2.500 8h11",
} as const;

export type IconName = keyof typeof paths;

export const isIcon = (name: string): name is IconName => Object.hasOwn(paths, name);

/** A drawing that only repeats what a text or a label says. */
export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

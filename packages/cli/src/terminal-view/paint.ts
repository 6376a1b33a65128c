import pico from "picocolors";

export type Paint = Pick<
  ReturnType<typeof pico.createColors>,
  "bold" | "cyan" | "dim" | "green" | "red" | "yellow"
>;

export const createPaint = (isColoured: boolean): Paint => pico.createColors(isColoured);

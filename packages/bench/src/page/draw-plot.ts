import type { Plot } from "../result.ts";

const width = 640;
const height = 320;
const left = 70;
const right = 170;
const top = 20;
const bottom = 50;
const colours = ["#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce"];

type Scale = (value: number) => number;

/** A plot as SVG; both axes are logarithmic, so that a cost that grows with the size is a slope of one. */
export function drawPlot({ x, y, lines }: Plot): string {
  const points = Object.values(lines).flat();
  const atX = scaleOf(
    points.map(([value]) => value),
    left,
    width - right,
  );
  const atY = scaleOf(
    points.map(([, value]) => value),
    height - bottom,
    top,
  );
  const drawn = Object.entries(lines).map(([name, line], index) =>
    drawLine(
      name,
      line.map(([one, other]) => [atX(one), atY(other)]),
      index,
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...ticksOf(points.map(([value]) => value)).map((tick) => verticalTick(atX(tick), shown(tick))),
    ...ticksOf(points.map(([, value]) => value)).map((tick) => levelTick(atY(tick), shown(tick))),
    `<text x="${(left + width - right) / 2}" y="${height - 12}" text-anchor="middle">${escape(x)}</text>`,
    `<text x="14" y="${height / 2}" text-anchor="middle" transform="rotate(-90 14 ${height / 2})">${escape(y)}</text>`,
    ...drawn,
    "</svg>",
    "",
  ].join("\n");
}

/** From the power of ten below the least value to the one above the largest. */
function rangeOf(values: readonly number[]): [from: number, to: number] {
  const from = Math.floor(Math.log10(Math.min(...values)));
  return [from, Math.max(from + 1, Math.ceil(Math.log10(Math.max(...values))))];
}

function scaleOf(values: readonly number[], start: number, end: number): Scale {
  const [from, to] = rangeOf(values);
  return (value) => start + ((Math.log10(value) - from) / (to - from)) * (end - start);
}

function ticksOf(values: readonly number[]): number[] {
  const [from, to] = rangeOf(values);
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
}

const verticalTick = (x: number, label: string): string =>
  `<path d="M${x.toFixed(1)} ${top}V${height - bottom}" stroke="#ddd"/><text x="${x.toFixed(1)}" y="${height - bottom + 16}" text-anchor="middle">${label}</text>`;

const levelTick = (y: number, label: string): string =>
  `<path d="M${left} ${y.toFixed(1)}H${width - right}" stroke="#ddd"/><text x="${left - 6}" y="${(y + 4).toFixed(1)}" text-anchor="end">${label}</text>`;

function drawLine(name: string, points: readonly (readonly number[])[], index: number): string {
  const colour = colours[index % colours.length];
  const path = points.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/><text x="${(x + 8).toFixed(1)}" y="${(y + 4).toFixed(1)}" fill="${colour}">${escape(name)}</text>`;
}

const shown = (value: number): string =>
  value >= 1e6
    ? `${value / 1e6} M`
    : value >= 1e3
      ? `${value / 1e3} k`
      : String(Number(value.toPrecision(1)));

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

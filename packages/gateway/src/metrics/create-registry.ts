/** Names and words that are known beforehand: the number of their combinations is bounded. */
type Labels = Readonly<Record<string, string>>;

interface Counter {
  readonly add: (labels: Labels, amount?: number) => void;
}

interface Histogram {
  readonly observe: (labels: Labels, value: number) => void;
}

interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

/** Reads the samples of a gauge when they are asked for. */
type ReadSamples = () => readonly Sample[] | Promise<readonly Sample[]>;

export interface Registry {
  readonly counter: (name: string, help: string) => Counter;
  readonly histogram: (name: string, help: string, buckets: readonly number[]) => Histogram;
  readonly gauge: (name: string, help: string, read: ReadSamples) => void;
  /** The text format of Prometheus, version 0.0.4. */
  readonly render: () => Promise<string>;
}

/**
 * Counters, histograms and gauges. The library of Prometheus for Node loads the API of OpenTelemetry, 4 MB, and takes
 * longer to load than the rest of the server.
 */
export function createRegistry(): Registry {
  const parts: (() => Promise<string>)[] = [];
  const add = (name: string, kind: string, help: string, lines: () => Promise<string[]>): void => {
    parts.push(async () =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...(await lines())].join("\n"),
    );
  };
  return {
    counter(name, help) {
      const values = new Map<string, number>();
      add(name, "counter", help, async () =>
        [...values].map(([labels, value]) => `${name}${labels} ${value}`),
      );
      return {
        add(labels, amount = 1) {
          const key = format(labels);
          values.set(key, (values.get(key) ?? 0) + amount);
        },
      };
    },
    histogram(name, help, buckets) {
      const series = new Map<string, Series>();
      add(name, "histogram", help, async () =>
        [...series.values()].flatMap((one) => linesOf(name, buckets, one)),
      );
      return {
        observe(labels, value) {
          const key = format(labels);
          const one = series.get(key) ?? { labels, counts: buckets.map(() => 0), sum: 0, count: 0 };
          series.set(key, one);
          one.sum += value;
          one.count++;
          const index = buckets.findIndex((limit) => value <= limit);
          if (index !== -1) one.counts[index] = (one.counts[index] ?? 0) + 1;
        },
      };
    },
    gauge(name, help, read) {
      add(name, "gauge", help, async () =>
        (await read()).map(({ labels = {}, value }) => `${name}${format(labels)} ${value}`),
      );
    },
    async render() {
      return `${(await Promise.all(parts.map((part) => part()))).join("\n")}\n`;
    },
  };
}

interface Series {
  readonly labels: Labels;
  /** By bucket: the values that are in no smaller one. */
  readonly counts: number[];
  sum: number;
  count: number;
}

function linesOf(name: string, buckets: readonly number[], series: Series): string[] {
  const { labels, counts, sum, count } = series;
  let total = 0;
  const lines = buckets.map((limit, index) => {
    total += counts[index] ?? 0;
    return `${name}_bucket${format({ ...labels, le: String(limit) })} ${total}`;
  });
  return [
    ...lines,
    `${name}_bucket${format({ ...labels, le: "+Inf" })} ${count}`,
    `${name}_sum${format(labels)} ${sum}`,
    `${name}_count${format(labels)} ${count}`,
  ];
}

function format(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const escape = (value: string): string =>
  value
    .replaceAll("\\", "\\\\")
    .replaceAll('"', String.raw`\"`)
    .replaceAll("\n", String.raw`\n`);

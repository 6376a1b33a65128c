export interface RedisAddress {
  /** At least one. */
  readonly hosts: readonly Host[];
  readonly isTls: boolean;
  /** Whether several hosts were named: they are those of a Redis Cluster. */
  readonly isCluster: boolean;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly db: number;
}

interface Host {
  readonly host: string;
  readonly port: number;
}

const usualPort = 6379;
const form = "redis://[user:password@]host[:port][,host[:port]…][/db]";

/** Throws an Error that says what was expected; it never contains the password. */
export function readRedisUrl(url: string): RedisAddress {
  const match =
    /^(?<scheme>rediss?):\/\/(?:(?<credentials>[^@/]*)@)?(?<hosts>[^/@?#]+)(?:\/(?<db>\d*))?$/.exec(
      url,
    );
  const { scheme, credentials = "", hosts: listed = "", db = "" } = match?.groups ?? {};
  if (match === null)
    throw new Error(`Expected an address such as ${form}, or rediss:// for TLS, got ${hide(url)}.`);
  const hosts = listed.split(",").map((text) => readHost(text));
  const isCluster = hosts.length > 1;
  if (isCluster && db !== "" && db !== "0")
    throw new Error(`A Redis Cluster has the database 0 alone, got /${db}: leave it out.`);
  const [username = "", ...rest] = credentials.split(":");
  return {
    hosts,
    isTls: scheme === "rediss",
    isCluster,
    username: username === "" ? undefined : decode(username),
    password: rest.length === 0 ? undefined : decode(rest.join(":")),
    db: Number(db),
  };
}

/** Without name and password: for messages. */
export function describeAddress({ hosts, isTls }: RedisAddress): string {
  const listed = hosts.map(
    ({ host, port }) => `${host.includes(":") ? `[${host}]` : host}:${port}`,
  );
  return `${isTls ? "rediss" : "redis"}://${listed.join(",")}`;
}

const hide = (url: string): string => JSON.stringify(url.replace(/\/\/[^@/]*@/, "//…@"));

function readHost(text: string): Host {
  const match = /^(?:\[(?<v6>[0-9a-fA-F:.]+)\]|(?<name>[^:[\]\s]+))(?::(?<port>\d{1,5}))?$/.exec(
    text,
  );
  const { v6, name, port = String(usualPort) } = match?.groups ?? {};
  const host = v6 ?? name;
  if (host === undefined)
    throw new Error(`Expected a host such as redis.example:6379, got ${JSON.stringify(text)}.`);
  if (Number(port) < 1 || Number(port) > 65_535)
    throw new Error(`Expected a port between 1 and 65535, got ${port}.`);
  return { host, port: Number(port) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(
      'The name or password in the address has a "%" that encodes nothing: write it as %25.',
    );
  }
}

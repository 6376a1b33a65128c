import type { RunSignal, SignalReply, Signals } from "../../signals.ts";
import type { LogUpdate, Store } from "../../store.ts";
import type { Work } from "../../work.ts";
import type { Network } from "./create-network.ts";
import type { SimNode } from "./create-node.ts";

export interface Ports {
  readonly store: Store;
  readonly work: Work;
  readonly signals: Signals;
}

/** The shared ports as one process has them: over the network. */
export const connectPorts = (ports: Ports, node: SimNode, network: Network): Ports => ({
  store: connectStore(ports.store, node, network),
  work: connectWork(ports.work, node, network),
  signals: connectSignals(ports.signals, node, network),
});

function connectStore(store: Store, node: SimNode, network: Network): Store {
  const far = remoteOf(node, network);
  const { leases } = store;
  return {
    ...store,
    create: far(store.create),
    find: far(store.find),
    findAlias: far(store.findAlias),
    update: far(store.update),
    list: far(store.list),
    remove: far(store.remove),
    append: far(store.append),
    read: far(store.read),
    firstSeq: far(store.firstSeq),
    requests: far(store.requests),
    claim: far(store.claim),
    findClaim: far(store.findClaim),
    release: far(store.release),
    watch: (id, listener) => watchFar(store, id, listener, node, network),
    leases: {
      acquire: far(leases.acquire),
      extend: far(leases.extend),
      release: far(leases.release),
      find: far(leases.find),
      expired: far(leases.expired),
    },
    close: async () => {},
  };
}

const remoteOf =
  (node: SimNode, network: Network) =>
  <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
  (...args: A): Promise<T> =>
    network.call(node, () => call(...args));

/** Updates only say that something has changed; after a time without a connection one comes. */
async function watchFar(
  store: Store,
  id: string,
  listener: (update: LogUpdate) => void,
  node: SimNode,
  network: Network,
): Promise<() => void> {
  let isOff = false;
  const hint = ({ lastSeq, isRemoved = false }: Pick<LogUpdate, "lastSeq" | "isRemoved">): void => {
    if (!isOff) listener({ records: [], lastSeq, isRemoved });
  };
  node.onHeal(() => network.report(node, () => hint({ lastSeq: Infinity })));
  const stop = await network.call(node, () =>
    store.watch(id, (update) => network.report(node, () => hint(update))),
  );
  return () => {
    isOff = true;
    stop();
  };
}

function connectWork(work: Work, node: SimNode, network: Network): Work {
  const far = remoteOf(node, network);
  return {
    isDurable: true,
    enqueue: far(work.enqueue),
    take: far(work.take),
    extend: far(work.extend),
    done: far(work.done),
    giveBack: far(work.giveBack),
    cancel: far(work.cancel),
    endingOf: far(work.endingOf),
    has: far(work.has),
    position: far(work.position),
    count: far(work.count),
    watch(listener) {
      node.onHeal(() => network.report(node, listener));
      return work.watch(() => network.report(node, listener));
    },
  };
}

/** How long a sender waits for the reply of a worker. */
const replyMs = 1500;

/** A signal goes to the middle, and from there to the worker; a reply the same way back. */
function connectSignals(signals: Signals, node: SimNode, network: Network): Signals {
  return {
    send: (to, signal) =>
      new Promise<SignalReply>((resolve) => {
        node.clock.after(replyMs, () => resolve("nobody"));
        network.call(node, () => signals.send(to, signal)).then(resolve, () => resolve("nobody"));
      }),
    listen: (run, listener) =>
      network.call(node, async () => {
        const stop = await signals.listen(run, (signal: RunSignal) =>
          network.call(node, () => atNode(node, () => listener(signal))),
        );
        return () => network.call(node, stop);
      }),
    close: async () => {},
  };
}

/** Does something in a process: later if it is paused. */
const atNode = <T>(node: SimNode, work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    node.run(() => void work().then(resolve, reject));
  });

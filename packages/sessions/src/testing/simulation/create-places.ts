import type { Sessions } from "../../create-sessions.ts";
import { createNode, type SimNode } from "./create-node.ts";
import type { Timeline } from "./create-timeline.ts";
import { nodeNames, type NodeName } from "./scenario.ts";

/** A place of a process, which may die and start again. */
export interface Place {
  node: SimNode;
  /** Undefined: it is starting. */
  sessions: Sessions | undefined;
  /** Called when it dies. */
  readonly mourners: Set<() => void>;
}

export interface Places {
  readonly of: (name: NodeName) => Place;
  /** A process, of these or of earlier ones. */
  readonly nodeOf: (name: string) => SimNode | undefined;
  readonly startAll: () => void;
  readonly crash: (name: NodeName, downMs: number) => void;
}

const restartMs = 300;

export function createPlaces(
  timeline: Timeline,
  open: (node: SimNode) => Promise<Sessions>,
  onDeath: (node: SimNode) => void,
): Places {
  const nodes = new Map<string, SimNode>();
  const places = new Map<NodeName, Place>();

  function start(name: NodeName): void {
    const node = createNode(`${name}.${nodes.size + 1}`, timeline);
    nodes.set(node.name, node);
    const place = places.get(name) ?? { node, sessions: undefined, mourners: new Set() };
    places.set(name, Object.assign(place, { node, sessions: undefined }));
    open(node).then(
      (sessions) => {
        if (place.node === node) place.sessions = sessions;
      },
      () => {
        // it could not reach the store: it ends, and is started again
        if (place.node === node) crash(name, restartMs);
      },
    );
  }

  function crash(name: NodeName, downMs: number): void {
    const place = placeOf(name);
    if (!place.node.isAlive()) return;
    onDeath(place.node);
    place.node.crash();
    place.sessions = undefined;
    for (const mourn of place.mourners) mourn();
    place.mourners.clear();
    timeline.at(timeline.now() + downMs, () => start(name));
  }

  function placeOf(name: NodeName): Place {
    const place = places.get(name);
    if (place === undefined) throw new Error(`There is no ${name}.`);
    return place;
  }

  return {
    of: placeOf,
    nodeOf: (name) => nodes.get(name),
    startAll() {
      for (const name of nodeNames) start(name);
    },
    crash,
  };
}

import type { AgentInfo } from "@agentstream/schema";

import { createGateway, logIn, type Gateway } from "../connection/gateway.ts";
import { noFilter, type Filter } from "../model/filter-items.ts";
import type { Selection } from "../model/selection.ts";
import { readRecording } from "../recording/read-recording.ts";
import { RecordingError } from "../recording/recording.ts";
import { createActions, type Actions } from "./create-actions.ts";
import { createReplayer, type Replayer } from "./create-replayer.ts";
import { createSessionList, type SessionList } from "./create-session-list.ts";
import { createViewer, type Viewer } from "./create-viewer.ts";
import { refreshWithViewer } from "./refresh-with-viewer.ts";
import { createStore, type Store } from "./store.ts";

/** On a narrow screen one pane is shown at a time. */
type Pane = "sessions" | "stream" | "detail";
export type Tab = "detail" | "files" | "agents" | "usage";

/** A message that goes away by itself. */
export interface Toast {
  readonly tone: "plain" | "bad";
  readonly text: string;
}

export interface App extends SessionList {
  readonly viewer: Viewer;
  readonly replayer: Replayer;
  readonly actions: Actions;
  readonly agents: Store<readonly AgentInfo[]>;
  /** What the details are of. */
  readonly selected: Store<Selection | undefined>;
  /** Shows the details of an item, or of one of its events. */
  readonly select: (key: string, place?: number) => void;
  /** The place of the event of a link, until its item is shown. */
  readonly wantedSeq: Store<number | undefined>;
  readonly filter: Store<Filter>;
  readonly pane: Store<Pane>;
  readonly tab: Store<Tab>;
  readonly view: Store<"story" | "events">;
  readonly dialog: Store<"start" | undefined>;
  readonly toast: Store<Toast | undefined>;
  readonly notify: (toast: Toast) => void;
  /** Shows a session of the gateway, and perhaps one of its events. */
  readonly openSession: (sessionId: string, seq?: number) => void;
  readonly openFile: (name: string, bytes: Uint8Array, from?: string) => Promise<void>;
  readonly logIn: (url: string, token: string) => Promise<void>;
}

export function createApp(): App {
  const list = createSessionList();
  const viewer = createViewer();
  refreshWithViewer(viewer, list);
  const { toast, notify } = createToasts();
  const { show, ...places } = createPlaces();
  function openSession(sessionId: string, seq?: number): void {
    const gateway = list.gateway.get();
    if (gateway === undefined) return;
    show(seq, () => viewer.openLive(gateway, sessionId));
  }
  async function openFile(name: string, bytes: Uint8Array, from?: string): Promise<void> {
    try {
      const recording = await readRecording(name, bytes, from);
      show(undefined, () => viewer.openRecording(recording));
      toast.set(undefined);
      if (recording.strayLines > 0) notify(strayLines(recording.strayLines));
    } catch (error) {
      notify({ tone: "bad", text: explainRecording(name, error) });
    }
  }
  return {
    ...list,
    ...places,
    viewer,
    replayer: createReplayer(viewer),
    actions: createActions({ list, viewer, notify, openSession }),
    agents: createStore<readonly AgentInfo[]>([]),
    dialog: createStore<"start" | undefined>(undefined),
    toast,
    notify,
    openSession,
    openFile,
    logIn: async (url, token) => list.connect(await openGateway(url, token)),
  };
}

type Places = Pick<App, "selected" | "select" | "wantedSeq" | "filter" | "pane" | "tab" | "view">;

/** Where one is on the page. */
function createPlaces(): Places & {
  readonly show: (seq: number | undefined, open: () => void) => void;
} {
  const pane = createStore<Pane>("sessions");
  const tab = createStore<Tab>("detail");
  const selected = createStore<Selection | undefined>(undefined);
  const wantedSeq = createStore<number | undefined>(undefined);
  const filter = createStore<Filter>(noFilter);
  return {
    pane,
    tab,
    selected,
    wantedSeq,
    filter,
    view: createStore<"story" | "events">("story"),
    select(key, place) {
      selected.set({ key, place });
      tab.set("detail");
      pane.set("detail");
    },
    // the address follows what is shown and selected: so what is shown changes first
    show(seq, open) {
      wantedSeq.set(seq);
      open();
      selected.set(undefined);
      filter.set(noFilter);
      pane.set("stream");
    },
  };
}

const strayLines = (count: number): Toast => ({
  tone: "plain",
  text: `${count} lines are not JSON.`,
});

/** A message is shown for six seconds, or until the next one. */
function createToasts(): Pick<App, "toast" | "notify"> {
  const toast = createStore<Toast | undefined>(undefined);
  return {
    toast,
    notify(next) {
      toast.set(next);
      setTimeout(() => toast.update((now) => (now === next ? undefined : now)), 6000);
    },
  };
}

async function openGateway(url: string, token: string): Promise<Gateway> {
  // a cookie works for the page's own gateway alone
  const isOwn = url === location.origin;
  if (isOwn) await logIn(url, token);
  const gateway = createGateway({ url, token: isOwn ? undefined : token });
  await gateway.check();
  return gateway;
}

function explainRecording(name: string, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return error instanceof RecordingError ? text : `${name} cannot be shown: ${text}`;
}

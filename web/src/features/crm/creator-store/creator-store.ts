import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { SEAL_AT_CHANGES, SEAL_AT_CREATORS } from '@vibes/core/creator-index/index-limits';
import { withNews, type CreatorList } from './creator-list.ts';
import type { CreatorSource, Heard } from './creator-source.ts';
import type { DeviceStore } from './device-copy.ts';
import { readSealed } from './read-sealed.ts';
import { makeListeners } from '../../../lib/make-listeners.ts';

/** The fewest and the most creators of one read, where they are read one by one. */
const STEP = { least: 50, most: 500 };

export interface StoreState extends CreatorList {
  work: 'idle' | 'loading' | 'failed';
}

export interface CreatorStore {
  current: () => StoreState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Reads on until at least `count` creators or all are loaded. A failed read keeps what is there;
   * call again to go on.
   */
  load: (count: number) => void;
  /** Forgets everything; a read still under way is dropped. */
  clear: () => void;
}

interface Ports {
  source: CreatorSource;
  device: DeviceStore;
  /** Calls back when there is time. Returns a function that prevents it. */
  later: (work: () => void) => () => void;
}

/** More than so many changes, and the copy is made from scratch. */
const MOST_NEWS = 1000;

const NOTHING: CreatorList = { rows: [], isWhole: false };

/** What was read and heard since the store was last empty. */
/** One reading of a person's creators, from its start to the next `clear` or failure. */
const newSync = () => ({
  read: NOTHING,
  news: new Map<string, CreatorEntry | null>(),
  seen_to: null as Date | null,
  isPending: false,
  /** Everything read is kept current from now on. */
  isCurrent: false,
  /** The device keeps a copy of what was read. */
  isKept: false,
  canKeep: true,
  stop: null as (() => void) | null,
  unplan: null as (() => void) | null,
});
type Sync = ReturnType<typeof newSync>;

/**
 * A person's creators: from the copy on this device, else from the sealed index, else page by page,
 * and kept current by listeners. All of them are kept on the device for the next visit.
 */
export function createCreatorStore({ source, device, later }: Ports): CreatorStore {
  let state: StoreState = { ...NOTHING, work: 'idle' };
  let current = newSync();
  let wanted = 0;
  const { subscribe, tell } = makeListeners();

  function show(work: StoreState['work']) {
    // What was there before a failure stays until it is read again.
    const rows = current.read === NOTHING ? state.rows : withNews(current.read, current.news);
    state = { rows, isWhole: current.read.isWhole && current.isCurrent, work };
    tell();
  }

  function reset() {
    current.stop?.();
    current.unplan?.();
    current = newSync();
  }

  /** What is there stays on screen, and is read again by the next `load`. */
  function fail() {
    reset();
    show('failed');
  }

  async function keep(sync: Sync) {
    const { rows, isWhole } = state;
    const { seen_to, news, isKept } = sync;
    if (!isWhole || !seen_to) return;
    if (isKept && news.size <= MOST_NEWS) return device.writeNews({ news, seen_to });
    sync.read = { rows, isWhole };
    sync.news = new Map();
    await device.write({ rows, seen_to });
    sync.isKept = true;
  }

  function keepLater() {
    const sync = current;
    if (!state.isWhole || !sync.canKeep || sync.unplan) return;
    sync.unplan = later(() => {
      sync.unplan = null;
      // What the server has not confirmed is not kept: its answer is heard too.
      if (sync.isPending) return;
      keep(sync).catch(() => {
        // Without room on the device everything is read again at the next visit.
        sync.canKeep = false;
      });
    });
  }

  function hear({ changed, gone, heard_to, isPending }: Heard) {
    for (const id of gone) current.news.set(id, null);
    for (const entry of changed) current.news.set(entry.id, entry);
    if (heard_to && (!current.seen_to || heard_to > current.seen_to)) current.seen_to = heard_to;
    current.isPending = isPending;
    show(state.work);
    keepLater();
  }

  async function watch(sync: Sync, since: Date | null) {
    sync.seen_to = since;
    const stop = await source.watch(since ?? new Date(0), {
      report: (heard) => {
        if (sync === current) hear(heard);
      },
      fail: () => {
        if (sync === current) fail();
      },
    });
    if (sync === current) sync.stop = stop;
    else stop();
  }

  async function beginByCopy(sync: Sync): Promise<boolean> {
    const copy = await device.read().catch(() => null);
    if (!copy || sync !== current) return false;
    sync.read = { rows: copy.rows, isWhole: true };
    sync.news = new Map(copy.news);
    show('loading');
    // The index is asked for so that a lost connection is noticed: a listener would wait for it.
    await Promise.all([watch(sync, copy.seen_to), source.readIndex()]);
    sync.isKept = sync.news.size <= SEAL_AT_CHANGES;
    return true;
  }

  async function beginByIndex(sync: Sync): Promise<boolean> {
    const index = await source.readIndex();
    if (!index || sync !== current) return false;
    const [rows] = await Promise.all([readSealed(source, index), watch(sync, index.sealed_to)]);
    if (rows) sync.read = { rows, isWhole: true };
    return true;
  }

  async function begin(sync: Sync) {
    const isBegun = (await beginByCopy(sync)) || (sync === current && (await beginByIndex(sync)));
    if (sync !== current) return;
    if (!isBegun) await watch(sync, await source.readNewestChange());
    sync.isCurrent = true;
    if (sync === current && sync.news.size > SEAL_AT_CHANGES) askSeal();
  }

  async function readPages(sync: Sync) {
    let isSealed = true;
    while (sync === current && !sync.read.isWhole && sync.read.rows.length < wanted) {
      isSealed = false;
      const { rows } = sync.read;
      const count = Math.min(Math.max(wanted - rows.length, STEP.least), STEP.most);
      const page = await source.readAfter(rows.at(-1) ?? null, count);
      if (sync !== current) return;
      sync.read = { rows: [...rows, ...page], isWhole: page.length < count };
      show('loading');
    }
    if (!isSealed && sync.read.isWhole && sync.read.rows.length > SEAL_AT_CREATORS) askSeal();
  }

  function askSeal() {
    // Without it the next device reads more, no less correctly.
    source.seal().catch(() => undefined);
  }

  async function readOn(sync: Sync) {
    if (!sync.isCurrent) {
      await begin(sync).catch((error: unknown) => {
        if (sync === current) fail();
        throw error;
      });
    }
    await readPages(sync);
    if (sync !== current) return;
    show('idle');
    keepLater();
  }

  return {
    current: () => state,
    subscribe,
    load: (count) => {
      wanted = Math.max(wanted, count);
      const { read, isCurrent } = current;
      if (state.work === 'loading') return;
      if (isCurrent && (read.isWhole || read.rows.length >= wanted)) return;
      const sync = current;
      show('loading');
      readOn(sync).catch(() => {
        if (sync === current) show('failed');
      });
    },
    clear: () => {
      reset();
      wanted = 0;
      state = { ...NOTHING, work: 'idle' };
      tell();
    },
  };
}

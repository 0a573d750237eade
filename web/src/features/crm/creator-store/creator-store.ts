import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { SEAL_AT_CHANGES, SEAL_AT_CREATORS } from '@vibes/core/creator-index/index-limits';
import { withNews, type CreatorList } from './creator-list.ts';
import type { CreatorSource, Heard } from './creator-source.ts';
import type { DeviceStore } from './device-copy.ts';
import { readSealed } from './read-sealed.ts';

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

/** More than so many changes, and the copy is made anew. */
const MOST_NEWS = 1000;

const NOTHING: CreatorList = { rows: [], isWhole: false };

/** What was read and heard since the store was last empty. */
const anew = () => ({
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

/**
 * A person's creators: from the copy on this device, else from the sealed index, else page by page,
 * and kept current by listeners. All of them are kept on the device for the next visit.
 */
export function createCreatorStore({ source, device, later }: Ports): CreatorStore {
  let state: StoreState = { ...NOTHING, work: 'idle' };
  let my = anew();
  let wanted = 0;
  const listeners = new Set<() => void>();

  function show(work: StoreState['work']) {
    // What was there before a failure stays until it is read again.
    const rows = my.read === NOTHING ? state.rows : withNews(my.read, my.news);
    state = { rows, isWhole: my.read.isWhole && my.isCurrent, work };
    for (const listener of listeners) listener();
  }

  function reset() {
    my.stop?.();
    my.unplan?.();
    my = anew();
  }

  /** What is there stays on screen, and is read again by the next `load`. */
  function fail() {
    reset();
    show('failed');
  }

  async function keep(mine: typeof my) {
    const { rows, isWhole } = state;
    const { seen_to, news, isKept } = mine;
    if (!isWhole || !seen_to) return;
    if (isKept && news.size <= MOST_NEWS) return device.writeNews({ news, seen_to });
    mine.read = { rows, isWhole };
    mine.news = new Map();
    await device.write({ rows, seen_to });
    mine.isKept = true;
  }

  function keepLater() {
    const mine = my;
    if (!state.isWhole || !mine.canKeep || mine.unplan) return;
    mine.unplan = later(() => {
      mine.unplan = null;
      // What the server has not confirmed is not kept: its answer is heard too.
      if (mine.isPending) return;
      keep(mine).catch(() => {
        // Without room on the device everything is read again at the next visit.
        mine.canKeep = false;
      });
    });
  }

  function hear({ changed, gone, heard_to, isPending }: Heard) {
    for (const id of gone) my.news.set(id, null);
    for (const entry of changed) my.news.set(entry.id, entry);
    if (heard_to && (!my.seen_to || heard_to > my.seen_to)) my.seen_to = heard_to;
    my.isPending = isPending;
    show(state.work);
    keepLater();
  }

  async function watch(mine: typeof my, since: Date | null) {
    mine.seen_to = since;
    const stop = await source.watch(since ?? new Date(0), {
      report: (heard) => {
        if (mine === my) hear(heard);
      },
      fail: () => {
        if (mine === my) fail();
      },
    });
    if (mine === my) mine.stop = stop;
    else stop();
  }

  async function beginByCopy(mine: typeof my): Promise<boolean> {
    const copy = await device.read().catch(() => null);
    if (!copy || mine !== my) return false;
    mine.read = { rows: copy.rows, isWhole: true };
    mine.news = new Map(copy.news);
    show('loading');
    // The index is asked for so that a lost connection is noticed: a listener would wait for it.
    await Promise.all([watch(mine, copy.seen_to), source.readIndex()]);
    mine.isKept = mine.news.size <= SEAL_AT_CHANGES;
    return true;
  }

  async function beginByIndex(mine: typeof my): Promise<boolean> {
    const index = await source.readIndex();
    if (!index || mine !== my) return false;
    const [rows] = await Promise.all([readSealed(source, index), watch(mine, index.sealed_to)]);
    if (rows) mine.read = { rows, isWhole: true };
    return true;
  }

  async function begin(mine: typeof my) {
    const isBegun = (await beginByCopy(mine)) || (mine === my && (await beginByIndex(mine)));
    if (mine !== my) return;
    if (!isBegun) await watch(mine, await source.readNewestChange());
    mine.isCurrent = true;
    if (mine === my && mine.news.size > SEAL_AT_CHANGES) askSeal();
  }

  async function readPages(mine: typeof my) {
    let isSealed = true;
    while (mine === my && !mine.read.isWhole && mine.read.rows.length < wanted) {
      isSealed = false;
      const { rows } = mine.read;
      const count = Math.min(Math.max(wanted - rows.length, STEP.least), STEP.most);
      const page = await source.readAfter(rows.at(-1) ?? null, count);
      if (mine !== my) return;
      mine.read = { rows: [...rows, ...page], isWhole: page.length < count };
      show('loading');
    }
    if (!isSealed && mine.read.isWhole && mine.read.rows.length > SEAL_AT_CREATORS) askSeal();
  }

  function askSeal() {
    // Without it the next device reads more, no less correctly.
    source.seal().catch(() => undefined);
  }

  async function readOn(mine: typeof my) {
    if (!mine.isCurrent) {
      await begin(mine).catch((error: unknown) => {
        if (mine === my) fail();
        throw error;
      });
    }
    await readPages(mine);
    if (mine !== my) return;
    show('idle');
    keepLater();
  }

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    load: (count) => {
      wanted = Math.max(wanted, count);
      const { read, isCurrent } = my;
      if (state.work === 'loading') return;
      if (isCurrent && (read.isWhole || read.rows.length >= wanted)) return;
      const mine = my;
      show('loading');
      readOn(mine).catch(() => {
        if (mine === my) show('failed');
      });
    },
    clear: () => {
      reset();
      wanted = 0;
      state = { ...NOTHING, work: 'idle' };
      for (const listener of listeners) listener();
    },
  };
}

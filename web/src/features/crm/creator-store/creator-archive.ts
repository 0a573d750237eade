import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { mergeCreators, type CreatorList } from './merge-creators.ts';

/** The fewest and the most creators of one read. */
const STEP = { least: 50, most: 500 };

export interface ArchiveState extends CreatorList {
  work: 'idle' | 'loading' | 'failed';
}

export interface ArchiveSource {
  /** The creators after this one, newest first; null starts at the newest. */
  readAfter: (last: CreatorEntry | null, count: number) => Promise<CreatorEntry[]>;
  /**
   * Reports all creators changed since now, at each change. Resolves to a function that stops it,
   * once no change can be missed.
   */
  watchChanges: (watcher: {
    report: (changed: CreatorEntry[]) => void;
    fail: () => void;
  }) => Promise<() => void>;
}

export interface CreatorArchive {
  current: () => ArchiveState;
  subscribe: (listener: () => void) => () => void;
  /** Reads on until `count` creators or all are loaded. A failed read keeps what is there; call again to go on. */
  load: (count: number) => void;
  /** Forgets everything; a read still under way is dropped. */
  clear: () => void;
}

const EMPTY: ArchiveState = { rows: [], isWhole: false, work: 'idle' };

/** A person's creators beyond the live ones: read page by page once, then kept current by live changes. */
export function createArchive(source: ArchiveSource): CreatorArchive {
  let state = EMPTY;
  let read: CreatorList = EMPTY;
  let changed: CreatorEntry[] = [];
  let wanted = 0;
  let generation = 0;
  let stop: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function show(work: ArchiveState['work']) {
    state = { rows: mergeCreators(read, changed), isWhole: read.isWhole, work };
    for (const listener of listeners) listener();
  }

  function reset() {
    generation += 1;
    stop?.();
    stop = null;
    read = EMPTY;
    changed = [];
  }

  async function watch(mine: number) {
    const end = await source.watchChanges({
      report: (now) => {
        if (mine !== generation) return;
        changed = now;
        show(state.work);
      },
      fail: () => {
        if (mine !== generation) return;
        reset();
        show('failed');
      },
    });
    if (mine === generation) stop = end;
    else end();
  }

  async function readOn(mine: number) {
    if (!stop) await watch(mine);
    while (mine === generation && !read.isWhole && read.rows.length < wanted) {
      const missing = wanted - read.rows.length;
      const count = Math.min(Math.max(missing, STEP.least), STEP.most);
      const page = await source.readAfter(read.rows.at(-1) ?? null, count);
      if (mine !== generation) return;
      read = { rows: [...read.rows, ...page], isWhole: page.length < count };
      show('loading');
    }
    if (mine === generation) show('idle');
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
      if (state.work === 'loading' || read.isWhole || read.rows.length >= wanted) return;
      const mine = generation;
      show('loading');
      readOn(mine).catch(() => {
        if (mine === generation) show('failed');
      });
    },
    clear: () => {
      reset();
      wanted = 0;
      show('idle');
    },
  };
}

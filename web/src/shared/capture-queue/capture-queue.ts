import { isWaiting, type CaptureProgress, type CaptureQueue } from './capture-entry.ts';
import type { CaptureStore } from './capture-store.ts';
import { makeListeners } from '../../lib/make-listeners.ts';

/** The message of one tab to the others: the captures changed, or the state of the sending did. */
export interface CaptureUpdate {
  uid: string;
  progress?: CaptureProgress;
}

export interface QueuePorts {
  store: CaptureStore;
  /** The uid of the person signed in; null for none. */
  person: () => string | null;
  /** To the other tabs. */
  post: (update: CaptureUpdate) => void;
  /** Whether the person has captures here, for code that has not loaded the queue. */
  mark: (uid: string, isKept: boolean) => void;
}

const NOTHING: CaptureQueue = { entries: [], progress: { status: 'idle' } };
const ignore = () => undefined;

/**
 * What this tab knows of the signed-in person's captures. The tabs of a browser inform each other.
 */
export function makeCaptureQueue({ store, person, post, mark }: QueuePorts) {
  const { subscribe, tell } = makeListeners();
  let queue = NOTHING;
  /** The state of the sending, as reported by the tab that sends; `running` without a report. */
  let reported: CaptureProgress = { status: 'running' };
  let reads = 0;

  function show(next: CaptureQueue) {
    queue = next;
    tell();
  }

  function hearProgress(progress: CaptureProgress) {
    reported = progress.status === 'idle' ? { status: 'running' } : progress;
    const hasWork = queue.entries.some(isWaiting);
    if (hasWork && progress.status !== 'idle') show({ ...queue, progress });
  }

  /** Reads the person's entries again. A read overtaken by a later one is dropped. */
  async function refresh(): Promise<void> {
    const uid = person();
    const read = ++reads;
    const entries = uid === null ? [] : await store.list(uid);
    if (read !== reads || uid !== person()) return;
    if (uid !== null) mark(uid, entries.length > 0);
    show({ entries, progress: entries.some(isWaiting) ? reported : { status: 'idle' } });
  }

  /** The device's store. Every change through it is shown here and in the other tabs. */
  const seenStore: CaptureStore = {
    ...store,
    async change(uid, decide) {
      const changed = { put: 0, remove: 0 };
      await store.change(uid, (entries) => {
        const change = decide(entries);
        changed.put = change.put?.length ?? 0;
        changed.remove = change.remove?.length ?? 0;
        return change;
      });
      if (changed.put > 0) mark(uid, true);
      if (changed.put + changed.remove > 0) post({ uid });
      // The write is done, whether or not the entries can be read again at once.
      if (uid === person()) await refresh().catch(ignore);
    },
  };

  return {
    current: () => queue,
    listen: subscribe,
    refresh,
    /** Sets the state of the sending, for this tab and the others. */
    report(uid: string, progress: CaptureProgress) {
      if (uid !== person()) return;
      post({ uid, progress });
      hearProgress(progress);
    },
    /** Applies the message of another tab; resolves once it is shown here. */
    async hear({ uid, progress }: CaptureUpdate): Promise<void> {
      if (uid !== person()) return;
      if (progress) hearProgress(progress);
      else await refresh().catch(ignore);
    },
    /** Another person, or none, is signed in from now on. */
    async turnOver(): Promise<void> {
      reported = { status: 'running' };
      show(NOTHING);
      await refresh().catch(ignore);
    },
    store: seenStore,
  };
}

export type CaptureQueueHere = ReturnType<typeof makeCaptureQueue>;

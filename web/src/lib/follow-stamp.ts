/** At least this long between two reads caused by the stamp, in ms: a flapping channel moves it at every delivery. */
const GAP_MS = 5_000;
/** A read that failed, or was still too old, is tried again after these, then after the last of them. */
const RETRY_MS = [10_000, 30_000];
const LAST_RETRY_MS = 60_000;

/** No answer is behind an account that is not known yet. */
export const isOlder = (answered: string | null, live: string | null | undefined): boolean =>
  live !== undefined && answered !== live;

interface StampFollower {
  /** Reads until the data has caught up with the stamp. Asked again, it starts over. */
  follow: () => void;
  stop: () => void;
}

export function createStampFollower(options: {
  isBehind: () => boolean;
  /** False while nobody looks, or while a change reads everything by itself. */
  isAble: () => boolean;
  /** Reads again. Never rejects. */
  read: () => Promise<void>;
  /** Waits for a read under way, which may be older than the stamp. */
  settled: () => Promise<void>;
  now: () => number;
}): StampFollower {
  const { isBehind, isAble, read, settled, now } = options;
  let read_at = -Infinity;
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt(tries: number): Promise<void> {
    newest += 1;
    const mine = newest;
    const isWanted = () => mine === newest && isAble() && isBehind();
    const later = (ms: number, next: number) => {
      timer = setTimeout(() => void attempt(next), ms);
    };
    await settled();
    if (!isWanted()) return;
    const wait = read_at + GAP_MS - now();
    if (wait > 0) {
      later(wait, tries);
      return;
    }
    read_at = now();
    await read();
    if (isWanted()) later(RETRY_MS[tries] ?? LAST_RETRY_MS, tries + 1);
  }

  return {
    follow: () => {
      clearTimeout(timer);
      void attempt(0);
    },
    stop: () => {
      clearTimeout(timer);
      newest += 1;
    },
  };
}

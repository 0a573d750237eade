import { pictureKey, type KeptPicture, type PictureStore } from './picture-store.ts';
import { makeListeners } from '../../../lib/make-listeners.ts';

/** The picture of a creator that is to be shown. */
export interface WantedPicture {
  uid: string;
  id: string;
  /** As the creator names it; null: there is none; undefined: whichever this device keeps. */
  version: string | null | undefined;
}

interface Ports {
  store: PictureStore;
  /** Reads these creators' pictures from the database, as data addresses; those there are none of are left out. */
  load: (uid: string, ids: string[]) => Promise<Map<string, string>>;
  /** Whether this person is signed in here. */
  isHere: (uid: string) => boolean;
  /** Calls back soon, so that the rows of a page are read together. */
  soon: (work: () => void) => void;
  now: () => number;
}

/** Ids in one query: as many as Firestore takes. */
const AT_ONCE = 30;
/** Pictures in memory; a page shows 100 at most. */
const MOST_HELD = 1000;

type Held = Pick<KeptPicture, 'src'> & { version: string | null };
const NOTHING: Held = { version: null, src: '' };

const chunks = <One>(all: One[]): One[][] =>
  all.length === 0 ? [] : [all.slice(0, AT_ONCE), ...chunks(all.slice(AT_ONCE))];

/**
 * Pictures of creators: from memory, else from this device, else from the database, all that are
 * wanted at about the same time in one read. A picture that is kept costs no read, on any later
 * visit either. One that cannot be read is wanted again with the next screen.
 */
export function pictureReads({ store, load, isHere, soon, now }: Ports) {
  let held = new Map<string, Held>();
  let waiting = new Map<string, WantedPicture>();
  /** The versions that are being read. */
  const running = new Map<string, WantedPicture['version']>();
  const { subscribe, tell } = makeListeners();

  const hold = (found: [string, Held][]) => {
    for (const [key, one] of found) held.set(key, one);
    for (const key of [...held.keys()].slice(0, Math.max(0, held.size - MOST_HELD)))
      held.delete(key);
    tell();
  };

  const readDevice = async (wanted: WantedPicture[]): Promise<WantedPicture[]> => {
    const keys = wanted.map(({ uid, id }) => pictureKey(uid, id));
    const kept = await store.read(keys).catch(() => []);
    const found = new Map(kept.map((one) => [one.key, one]));
    hold(
      keys.flatMap((key): [string, Held][] => {
        const one = found.get(key) ?? held.get(key) ?? NOTHING;
        return [[key, { version: one.version, src: one.src }]];
      }),
    );
    return wanted.filter(
      ({ version }, place) =>
        version !== undefined && version !== found.get(keys[place] ?? '')?.version,
    );
  };

  const readDatabase = async (uid: string, wanted: WantedPicture[]) => {
    const loaded = await load(
      uid,
      wanted.map(({ id }) => id),
    );
    if (!isHere(uid)) return;
    const read = wanted.map(({ id, version }): [string, Held] => [
      pictureKey(uid, id),
      { version: version ?? null, src: loaded.get(id) ?? '' },
    ]);
    hold(read);
    const found = read.flatMap(([key, { version, src }]) =>
      version && src ? [{ key, version, src, at: now() }] : [],
    );
    // Without room on the device it is read again at the next visit.
    if (found.length) await store.write(found).catch(() => undefined);
  };

  const flush = async () => {
    const wanted = [...waiting.values()].filter(({ uid }) => isHere(uid));
    waiting = new Map();
    const keys = wanted.map(({ uid, id }) => pictureKey(uid, id));
    for (const one of wanted) running.set(pictureKey(one.uid, one.id), one.version);
    try {
      const [uid] = wanted.map((one) => one.uid);
      const missing = await readDevice(wanted);
      if (uid !== undefined)
        await Promise.all(chunks(missing).map((some) => readDatabase(uid, some)));
    } finally {
      for (const key of keys) running.delete(key);
    }
  };

  return {
    /** The picture as it is known now: a data address, or null. */
    current: ({ uid, id, version }: WantedPicture): string | null =>
      (version !== null && held.get(pictureKey(uid, id))?.src) || null,
    /** Reads the picture unless it is known. */
    want: (wanted: WantedPicture) => {
      const { uid, id, version } = wanted;
      const key = pictureKey(uid, id);
      const known = held.get(key);
      const isKnown = known && (version === undefined || known.version === version);
      const isRunning = running.has(key) && running.get(key) === version;
      if (version === null || isKnown || isRunning) return;
      const isFirst = waiting.size === 0;
      waiting.set(key, wanted);
      // What cannot be read leaves the initials, and says nothing.
      if (isFirst) soon(() => void flush().catch(() => undefined));
    },
    listen: subscribe,
    /** Keeps nothing in memory of the person who was here. */
    reset: () => {
      held = new Map();
      waiting = new Map();
    },
  };
}

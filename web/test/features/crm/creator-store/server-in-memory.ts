import { IN_FLIGHT_MS } from '@vibes/core/creator-index/index-limits';
import { describeCreator } from '@vibes/core/capture/describe-creator';
import { entryOf, type CreatorEntry } from '@vibes/core/creator/creator-entry';
import { INDEX_FORMAT } from '@vibes/core/creator-index/chunk-text';
import { inOrder } from '../../../../src/features/crm/creator-store/creator-list.ts';
import type {
  CreatorSource,
  Heard,
} from '../../../../src/features/crm/creator-store/creator-source.ts';
import type { DeviceStore } from '../../../../src/features/crm/creator-store/device-copy.ts';
import {
  copyOf,
  isUsable,
  newsRecord,
  textsOf,
  type CopyRecord,
} from '../../../../src/features/crm/creator-store/device-record.ts';

/** The database, its listeners and its index, in memory, for tests. */

type Watcher = Parameters<CreatorSource['watch']>[1] & { since: number };

const START = Date.UTC(2026, 4, 1);
/** What takes time takes a turn of the promises. */
const tick = () => Promise.resolve();

/** A creator captured at this minute. */
export const entry = (id: string, minute: number, fields: Partial<CreatorEntry> = {}) =>
  entryOf({
    ...describeCreator({
      known: null,
      id,
      target: { platform: 'tiktok', handle: id },
      reading: { kind: 'blocked', reason: 'waf', contact: { contact: null, others: [] } },
      note: '',
      now: new Date(START + minute * 60_000),
    }),
    name: `Creator ${id}`,
    ...fields,
  });

export function serverInMemory(count: number) {
  const creators = new Map<string, CreatorEntry>();
  const deleted = new Map<string, number>();
  const chunks = new Map<string, CreatorEntry[]>();
  const watchers = new Set<Watcher>();
  let index: Awaited<ReturnType<CreatorSource['readIndex']>> = null;
  let now = START + 10_000 * 60_000;
  let seals = 0;
  for (let n = 1; n <= count; n += 1) creators.set(`c${n}`, entry(`c${n}`, n));

  const control = {
    /** Every read fails. */
    isDown: false,
    /** What was read, in order. */
    reads: [] as string[],
    /** The next chunks that are read are gone. */
    lostChunks: 0,
    sealsAsked: 0,
    ended: 0,
  };

  async function reading(what: string) {
    await tick();
    if (control.isDown) throw new Error('No connection.');
    control.reads.push(what);
  }
  const tell = (heard: Partial<Heard>, at: number) => {
    for (const { since, report } of watchers)
      if (at > since)
        report({ changed: [], gone: [], heard_to: new Date(at), isPending: false, ...heard });
  };

  const put = (id: string, fields: Partial<CreatorEntry>) => {
    now += 1000;
    const at = new Date(now);
    const stored = { ...(creators.get(id) ?? { ...entry(id, 0), created_at: at }), ...fields };
    const changed = { ...stored, updated_at: at };
    creators.set(id, changed);
    deleted.delete(id);
    tell({ changed: [changed] }, now);
  };

  const source: CreatorSource = {
    readIndex: async () => {
      await reading('index');
      return index;
    },
    readNewIndex: async () => {
      await reading('index');
      return index;
    },
    readChunk: async (id) => {
      await reading(id);
      if (control.lostChunks > 0) {
        control.lostChunks -= 1;
        return null;
      }
      return chunks.get(id) ?? null;
    },
    readAfter: async (last, wanted) => {
      await reading(`${wanted} creators`);
      const all = inOrder([...creators.values()]);
      const from = last ? all.findIndex(({ id }) => id === last.id) + 1 : 0;
      return all.slice(from, from + wanted);
    },
    readNewestChange: async () => {
      await reading('newest change');
      const times = [...creators.values()].map(({ updated_at }) => updated_at.getTime());
      return times.length === 0 ? null : new Date(Math.max(...times));
    },
    watch: async (time, { report, fail }) => {
      const since = time.getTime() - IN_FLIGHT_MS;
      const watcher = { since, report, fail };
      await tick();
      watchers.add(watcher);
      const changed = [...creators.values()].filter((one) => one.updated_at.getTime() > since);
      const gone = [...deleted].filter(([, at]) => at > since).map(([id]) => id);
      const times = changed.map(({ updated_at }) => updated_at.getTime());
      const heard_to = changed.length > 0 ? new Date(Math.max(...times)) : null;
      report({ changed, gone, heard_to, isPending: false });
      await tick();
      return () => {
        watchers.delete(watcher);
        control.ended += 1;
      };
    },
    seal: async () => {
      await tick();
      control.sealsAsked += 1;
    },
  };

  return {
    source,
    control,
    watchers,
    all: () => inOrder([...creators.values()]),
    ids: () => [...creators.keys()],
    put,
    remove: (id: string) => {
      if (!creators.delete(id)) return;
      now += 1000;
      deleted.set(id, now);
      tell({ gone: [id] }, now);
    },
    /** Makes the index again, in chunks of this many. */
    seal: (size = 50) => {
      seals += 1;
      chunks.clear();
      const all = inOrder([...creators.values()]).reverse();
      for (let from = 0; from < all.length; from += size)
        chunks.set(`chunk ${seals}-${from / size}`, all.slice(from, from + size));
      index = { count: all.length, sealed_to: new Date(now), chunks: [...chunks.keys()] };
    },
    /** So much later. */
    wait: (ms: number) => (now += ms),
  };
}

/** A device whose tabs share what it keeps, through the texts that are really stored. */
export function deviceInMemory() {
  let record: CopyRecord | null = null;
  let texts: string[] = [];
  const device = {
    uid: 'max',
    at: 0,
    /** Copies and news written. */
    writes: [] as string[],
    isFull: false,
    damage: () => (texts = texts.slice(1)),
    kept: () => record,
    /** A tab's own view of it. */
    open(): DeviceStore {
      let base: string | null = null;
      return {
        read: async () => {
          await tick();
          if (!record || !isUsable(record, { uid: device.uid, at: device.at })) return null;
          ({ base } = record);
          return copyOf(record, texts, tick).catch(() => null);
        },
        write: async ({ rows, seen_to }) => {
          const made = await textsOf(rows, tick);
          if (device.isFull) throw new Error('No room.');
          device.writes.push(`${rows.length} rows`);
          texts = made;
          base = `base ${device.writes.length}`;
          record = {
            uid: device.uid,
            format: INDEX_FORMAT,
            base,
            count: rows.length,
            taken_at: device.at,
            seen_to: seen_to.getTime(),
            ...newsRecord(new Map()),
          };
        },
        writeNews: async ({ news, seen_to }) => {
          await tick();
          if (!record || record.base !== base || record.seen_to > seen_to.getTime()) return;
          device.writes.push(`${news.size} news`);
          record = { ...record, seen_to: seen_to.getTime(), ...newsRecord(news) };
        },
      };
    },
    age: (days: number) => (device.at += days * 24 * 3_600_000),
  };
  return device;
}

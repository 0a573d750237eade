import { chunkText, entriesOf, INDEX_FORMAT } from '@vibes/core/creator-index/chunk-text';
import { CHUNK_ENTRIES, COPY_LASTS_MS } from '@vibes/core/creator-index/index-limits';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { DeviceCopy } from './device-copy.ts';

/** What is kept about a copy, beside the texts of its rows. Times are milliseconds. */
export interface CopyRecord {
  uid: string;
  /** Which fields its entries have. */
  format: string;
  /** Names the rows that the news belong to. */
  base: string;
  count: number;
  /** By this device's clock. */
  taken_at: number;
  seen_to: number;
  /** Entries as text (`chunk-text.ts`), and ids. */
  changed: string;
  gone: readonly string[];
}

/** Whether the copy is of this person and version, and not too old to be brought up to date. */
export function isUsable(
  { uid, format, taken_at }: CopyRecord,
  now: { uid: string; at: number },
): boolean {
  const age = now.at - taken_at;
  return uid === now.uid && format === INDEX_FORMAT && age >= 0 && age < COPY_LASTS_MS;
}

/** The rows as texts, one after the other so that the page does not freeze. */
export async function textsOf(
  rows: readonly CreatorEntry[],
  pause: () => Promise<void>,
): Promise<string[]> {
  const texts: string[] = [];
  for (let from = 0; from < rows.length; from += CHUNK_ENTRIES) {
    texts.push(chunkText(rows.slice(from, from + CHUNK_ENTRIES)));
    await pause();
  }
  return texts;
}

/** The news as they are kept. */
export function newsRecord(news: DeviceCopy['news']): Pick<CopyRecord, 'changed' | 'gone'> {
  const changed = [...news.values()].filter((entry) => entry !== null);
  const gone = [...news].filter(([, entry]) => entry === null).map(([id]) => id);
  return { changed: chunkText(changed), gone };
}

/** The copy. Rejects when it is damaged. */
export async function copyOf(
  record: CopyRecord,
  texts: readonly string[],
  pause: () => Promise<void>,
): Promise<DeviceCopy> {
  const rows: CreatorEntry[] = [];
  for (const text of texts) {
    for (const entry of entriesOf(text)) rows.push(entry);
    await pause();
  }
  if (rows.length !== record.count) throw new Error('The copy is incomplete.');
  const changed = entriesOf(record.changed).map((entry) => [entry.id, entry] as const);
  const gone = record.gone.map((id) => [id, null] as const);
  return { rows, news: new Map([...changed, ...gone]), seen_to: new Date(record.seen_to) };
}

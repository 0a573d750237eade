import { hasWholeNotes, type CreatorEntry } from '@vibes/core/creator/creator-entry';
import { saveCsv, type CsvProgress } from '../../../lib/save-csv.ts';
import { creatorsNow } from '../bulk/creators-now.data.ts';
import { CREATOR_HEADER, creatorFileName, creatorRows } from './creator-file.ts';

/** Documents read at once. */
const PART = 300;

/** The notes, by id, of the creators whose entry has only how they begin. */
async function wholeNotes(entries: readonly CreatorEntry[], { signal }: CsvProgress) {
  const ids = entries.filter((entry) => !hasWholeNotes(entry)).map(({ id }) => id);
  const notes = new Map<string, string>();
  for (let from = 0; from < ids.length; from += PART) {
    for (const [id, creator] of await creatorsNow(ids.slice(from, from + PART)))
      notes.set(id, creator.notes);
    signal?.throwIfAborted();
  }
  return notes;
}

/**
 * Downloads these creators as a file, whose name it returns. Rejects once it is aborted, and where notes
 * cannot be read: no file is made then.
 */
export async function exportCreators(
  entries: readonly CreatorEntry[],
  { time_zone, ...progress }: CsvProgress & { time_zone: string },
): Promise<string> {
  const name = creatorFileName(new Date(), time_zone);
  const notes = await wholeNotes(entries, progress);
  await saveCsv(name, CREATOR_HEADER, creatorRows(entries, notes), progress);
  return name;
}

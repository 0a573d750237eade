import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { saveCsv, type CsvProgress } from '../../../lib/save-csv.ts';
import { CREATOR_HEADER, creatorFileName, creatorRows } from './creator-file.ts';

/** Downloads these creators as a file, whose name it returns. Rejects once it is aborted: no file is made then. */
export async function exportCreators(
  entries: readonly CreatorEntry[],
  { time_zone, ...progress }: CsvProgress & { time_zone: string },
): Promise<string> {
  const name = creatorFileName(new Date(), time_zone);
  await saveCsv(name, CREATOR_HEADER, creatorRows(entries), progress);
  return name;
}

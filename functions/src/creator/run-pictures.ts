import { creatorDocument } from '@vibes/core/firestore/documents';
import type { StoredDocument } from '../ports/documents.ts';
import { runPicture, type PictureEnd, type PicturePorts } from './run-picture.ts';

/** Creators found by one query, and fetched at once: each waits for its host. */
const PAGE = 500;
const SIDE_BY_SIDE = 10;

export interface PicturesPorts extends PicturePorts {
  /** From when pictures of creators are kept; null while they are not. */
  pictures_from: Date | null;
  onFault: (fault: { path: string; error: unknown }) => void;
}

/** How many creators ended how. */
export type Pictures = Record<PictureEnd | 'failed', number>;

async function runOne(ports: PicturesPorts, due: StoredDocument): Promise<keyof Pictures> {
  try {
    return await runPicture(ports, due);
  } catch (error) {
    ports.onFault({ path: due.path, error });
    return 'failed';
  }
}

/**
 * Fetches the picture of every creator that is due by the clock port, the longest due first, of all
 * accounts. It queries again until nothing new is due; none is begun after `until`. Runs beside each
 * other share what is due. The schedule, the local loop and the tests all call this.
 */
export async function runPictures(
  ports: PicturesPorts,
  { until }: { until: Date },
): Promise<Pictures> {
  const ends: Pictures = { left: 0, kept: 0, same: 0, refused: 0, later: 0, gone: 0, failed: 0 };
  const { pictures_from } = ports;
  const isOn = () => pictures_from !== null && pictures_from <= ports.clock();
  const seen = new Set<string>();
  while (isOn() && ports.clock() < until) {
    const due = await ports.documents.find({
      collection: 'creators',
      everywhere: true,
      field: 'picture_due_at',
      until: ports.clock(),
      limit: PAGE + seen.size,
    });
    const line = due.filter(({ path }) => creatorDocument.holds(path) && !seen.has(path));
    if (line.length === 0) break;
    const worker = async () => {
      for (let one = line.shift(); one; one = line.shift()) {
        if (ports.clock() >= until) return;
        const end = await runOne(ports, one);
        ends[end] += 1;
        // Its claim moves one that was tried out of the query; what could not be claimed stays.
        if (end === 'left' || end === 'failed') seen.add(one.path);
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  }
  return ends;
}

import { runDue, type SweepRun } from '../sweep/run-due.ts';
import { DUE } from '../sweep/sweeps.ts';
import { runPicture, type PictureEnd, type PicturePorts } from './run-picture.ts';

/** Creators found by one query, and fetched at once: each waits for its host. */
const PAGE = 200;
const SIDE_BY_SIDE = 10;

export interface PicturesPorts extends PicturePorts {
  /** From when pictures of creators are kept; null while they are not. */
  pictures_from: Date | null;
  onFault: (fault: { path: string; error: unknown }) => void;
}

/** How many creators ended how. */
export type Pictures = Record<PictureEnd | 'failed', number>;

/**
 * Fetches the picture of every creator that is due by the clock port. Runs beside each other share
 * what is due. The schedule, the local loop and the tests all call this.
 */
export async function runPictures(ports: PicturesPorts, run: SweepRun): Promise<Pictures> {
  const ends: Pictures = { left: 0, kept: 0, same: 0, refused: 0, later: 0, gone: 0, failed: 0 };
  const { pictures_from } = ports;
  if (pictures_from === null || pictures_from > ports.clock()) return ends;
  await runDue(ports, {
    ...run,
    query: DUE.pictures,
    page: PAGE,
    side_by_side: SIDE_BY_SIDE,
    async run(due) {
      const end = await runPicture(ports, due);
      ends[end] += 1;
      // Its claim moves one that was tried out of the query; what could not be claimed stays.
      return end === 'left' ? 'left' : 'taken';
    },
    onFault: ({ path, error }) => {
      ends.failed += 1;
      ports.onFault({ path, error });
    },
  });
  return ends;
}

import type { Creator } from '../creator/creator.ts';
import type { Reading } from './reading.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waits behind each try to fetch a picture. Links to one end within hours or days. */
const DELAYS = [10 * MINUTE, HOUR, 6 * HOUR];
/** Tries after a reading. */
export const MOST_PICTURE_ATTEMPTS = DELAYS.length + 1;

/** What a creator keeps of when its picture is fetched. */
export type PicturePlan = Pick<Creator, 'picture_due_at' | 'picture_attempts'>;

const NO_PICTURE: PicturePlan = { picture_due_at: null, picture_attempts: 0 };

/** Platforms sign each link for each reader; the path names the picture. */
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]*|[?#].*$/gis, '');

/** The picture that is kept is the one behind this link. */
function isKept(known: Creator | null, link: string): boolean {
  const isWhole =
    known !== null &&
    known.picture_version !== null &&
    known.picture_due_at === null &&
    known.picture_attempts === 0;
  return isWhole && known.avatar_url !== null && pathOf(known.avatar_url) === pathOf(link);
}

/**
 * When the picture is fetched after a reading: at once where the reading links to another one than
 * is kept, or where none could be fetched so far. A page that stayed closed changes nothing.
 *
 * @param input.known the creator before the reading; null for a new one
 * @param input.creator as the reading leaves it
 * @param input.is_on whether pictures are kept at all
 */
export function planPicture(input: {
  reading: Reading;
  known: Creator | null;
  creator: Creator;
  is_on: boolean;
  now: Date;
}): PicturePlan {
  const { reading, known, creator, is_on, now } = input;
  if (!is_on || creator.avatar_url === null) return NO_PICTURE;
  if (reading.kind === 'blocked') {
    const { picture_due_at, picture_attempts } = creator;
    return { picture_due_at, picture_attempts };
  }
  if (isKept(known, creator.avatar_url)) return NO_PICTURE;
  return { picture_due_at: now, picture_attempts: 0 };
}

/**
 * The plan while a try runs, which stays if the try ends without a word: again after 10 minutes, 1
 * and 6 hours, then never. So a worker that is killed has counted its try. Null when all tries
 * are used up.
 *
 * @param attempts tries so far
 */
export function planPictureTry(attempts: number, now: Date): PicturePlan | null {
  if (attempts >= MOST_PICTURE_ATTEMPTS) return null;
  const delay = DELAYS[attempts];
  const picture_due_at = delay === undefined ? null : new Date(now.getTime() + delay);
  return { picture_due_at, picture_attempts: attempts + 1 };
}

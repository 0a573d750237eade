import type { PageReaders } from '../../ports/page-readers.ts';
import { finishReading, type ProfileReading } from '../../scrape/profile/profile-reading.ts';
import type { LinkPageRead } from '../../scrape/page-read.ts';
import { readLinkPage } from '../../scrape/read-link-page.ts';
import { beginProfileOn } from '../../scrape/read-page.ts';
import { beginProfilePage } from '../../scrape/read-profile-page.ts';
import { threadPool, type PoolRules } from '../threads/thread-pool.ts';
import type { PageJob } from './page-thread.ts';

/** Characters. A page of this size keeps everybody else of its instance waiting for a tenth of a second at worst. */
const LARGE_PAGE = 500_000;
/** MiB of a thread: an instance has 512 for all. */
const MOST_MEMORY = 192;
/** Milliseconds of a page in its thread: several times what the worst of the largest size takes. */
const LONGEST_READING = 4000;

type ThreadRules = Pick<PoolRules, 'script' | 'most' | 'longest_rest' | 'onFault'> & {
  /** Characters from which on a page is read in a thread. */
  large?: number;
  longest_reading?: number;
  most_memory?: number;
};

/** What any reader says of a page that could not be read. */
interface Unread {
  kind: 'blocked';
  reason: 'timeout' | 'error';
}
const blockedBy = (reason: Unread['reason']): Unread => ({ kind: 'blocked', reason });

/**
 * The ports with large pages read in threads: none holds up the rest of the instance, and a reading
 * ends with its request, whatever it is at. A profile is looked for in the places known to hold it at
 * once, which is quick, and only the search of the whole page is left to a thread.
 */
export function threadedPageReaders(rules: ThreadRules): PageReaders {
  const { large = LARGE_PAGE, longest_reading = LONGEST_READING } = rules;
  const { most_memory = MOST_MEMORY } = rules;
  const doAside = threadPool<unknown>({ ...rules, most_memory, longest: longest_reading });

  const readAside = async <Read>(job: PageJob, signal: AbortSignal): Promise<Read | Unread> => {
    const end = await doAside(job, signal);
    return end.kind === 'done' ? (end.answer as Read) : blockedBy(end.by);
  };
  const isLarge = ({ page }: PageJob) => page.body.length >= large;
  const finish = <Read>(begun: ProfileReading<Read>, job: PageJob, signal: AbortSignal) =>
    'search' in begun && isLarge(job) ? readAside<Read>(job, signal) : finishReading(begun);

  return {
    readLinkPage: async (page, signal) => {
      const job = { by: 'readLinkPage', page } as const;
      return isLarge(job) ? readAside<LinkPageRead>(job, signal) : readLinkPage(page);
    },
    readProfilePage: async (page, signal) =>
      finish(beginProfilePage(page), { by: 'readProfilePage', page }, signal),
    readProfileOn: async (page, signal) =>
      finish(beginProfileOn(page), { by: 'readProfileOn', page }, signal),
  };
}

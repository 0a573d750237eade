import { paths } from '@vibes/core/firestore/paths';
import { useUid } from '../../lib/live.ts';
import { useNewest } from '../../lib/use-newest.ts';
import type { StoredEntry } from './statement-line.ts';

/** Lines shown at first, and added by "Show more". */
const STEP = 50;

/** The newest changes of the balance, live. */
export const useStatement = () =>
  useNewest<StoredEntry>({ path: paths.creditEntries(useUid()), by: 'at', step: STEP });

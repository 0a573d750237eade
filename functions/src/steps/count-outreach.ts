import { foldStatistics } from '@vibes/core/activity/fold-statistics';
import type { Counts, Statistics } from '@vibes/core/activity/statistics';
import { dayOf } from '@vibes/core/account/time-zone';
import { statisticsDocument } from '@vibes/core/firestore/documents';
import type { DocumentWrite } from '../ports/documents.ts';
import type { Loaded } from './load-documents.ts';

interface Outreach {
  uid: string;
  at: Date;
  /** The user's, which decides the day for good. */
  time_zone: string;
}

/** Counts what happened. It adds to what is stored, whatever that is, so two at once never conflict. */
export const countOutreach = ({ uid, at, time_zone }: Outreach, counts: Counts): DocumentWrite => ({
  kind: 'merge',
  path: statisticsDocument.path(uid),
  add: { days: { [dayOf(at, time_zone)]: counts } },
});

/** Adds up the days that are no longer shown (`yyyy-mm-dd`), at the version read: no count is lost. Null: leaves them. */
export function foldOldDays(
  { path, data, version }: Loaded<Statistics | null>,
  today: string,
): DocumentWrite[] {
  const folded = data && foldStatistics(data, today);
  return folded ? [{ kind: 'update', path, data: { ...folded }, if_version: version }] : [];
}

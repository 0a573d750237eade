import { dayOf } from '@vibes/core/account/time-zone';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { PLATFORM_NAMES, profileUrl, type Platform } from '@vibes/core/creator/platform';
import { nameCell } from '../../../lib/save-csv.ts';
import { emailSourceName } from '../email-source.ts';

type Cell = string | number;

const WAITING = { us: 'You', them: 'Them' } as const;

/** With its @: a spreadsheet takes `007` for a number, and `sept2` for a day. */
const handleOf = (handle: string | null): string => (handle ? `@${handle}` : '');
const profileOf = (entry: CreatorEntry, platform: Platform): string => {
  const handle = entry[`${platform}_username`];
  return handle ? profileUrl({ platform, handle }) : '';
};
const time = (at: Date | null): string => at?.toISOString() ?? '';
const yes = (is: boolean): string => (is ? 'Yes' : 'No');

/** The columns of the list, by their names, and then what else an entry knows: no document is read for a file. */
const COLUMNS: readonly (readonly [string, (entry: CreatorEntry) => Cell])[] = [
  ['Name', ({ name }) => nameCell(name)],
  ['TikTok', ({ tiktok_username }) => handleOf(tiktok_username)],
  ['Email', ({ email }) => email ?? ''],
  ['Instagram', ({ instagram_username }) => handleOf(instagram_username)],
  ['Linktree', ({ linktree_url }) => linktree_url ?? ''],
  ['Email Source', emailSourceName],
  ['Status', ({ status }) => status],
  ['Email Sent', ({ email_sent }) => yes(email_sent)],
  ['Followers', ({ followers }) => followers ?? ''],
  ['Captured From', ({ platform }) => PLATFORM_NAMES[platform]],
  ['Added', ({ created_at }) => time(created_at)],
  ['Last Email', ({ last_out_at }) => time(last_out_at)],
  ['Last Reply', ({ last_in_at }) => time(last_in_at)],
  ['Waiting For', ({ awaiting }) => (awaiting ? WAITING[awaiting] : '')],
  ['DM Sent', ({ dm_sent_at }) => time(dm_sent_at)],
  ['Unsubscribed', ({ opted_out_at }) => time(opted_out_at)],
  ['TikTok Link', (entry) => profileOf(entry, 'tiktok')],
  ['Instagram Link', (entry) => profileOf(entry, 'instagram')],
];

export const CREATOR_HEADER = COLUMNS.map(([title]) => title);

/** The creators as rows of a file, made as they are taken: times in UTC as ISO 8601, numbers as numbers. */
export function* creatorRows(entries: readonly CreatorEntry[]): Generator<Cell[]> {
  for (const entry of entries) yield COLUMNS.map(([, cellOf]) => cellOf(entry));
}

/** "creators-2026-12-01.csv", after the day in a time zone. */
export const creatorFileName = (now: Date, time_zone: string): string =>
  `creators-${dayOf(now, time_zone)}.csv`;

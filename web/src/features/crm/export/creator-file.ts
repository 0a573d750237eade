import { dayOf } from '@vibes/core/account/time-zone';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { handleOf } from '@vibes/core/creator/handles';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { PLATFORM_NAMES, profileUrl, type Platform } from '@vibes/core/creator/platform';
import { textCell } from '../../../lib/save-csv.ts';
import { toDateField } from '../../../shared/creator/reminder/reminder-days.ts';
import { emailSourceName } from '../email/email-source.ts';

type Cell = string | number;

const WAITING = { us: 'You', them: 'Them', nobody: '' } as const;

/** With its @: a spreadsheet takes `007` for a number, and `sept2` for a day. */
const atHandle = (entry: CreatorEntry, platform: Platform): string => {
  const handle = handleOf(entry, platform);
  return handle ? `@${handle}` : '';
};
const profileOf = (entry: CreatorEntry, platform: Platform): string => {
  const handle = handleOf(entry, platform);
  return handle ? profileUrl({ platform, handle }) : '';
};
const time = (at: Date | null): string => at?.toISOString() ?? '';
const yes = (is: boolean): string => (is ? 'Yes' : 'No');

/** The columns of the list, by their names, and then what else an entry knows. */
const COLUMNS: readonly (readonly [string, (entry: CreatorEntry) => Cell])[] = [
  ['Name', ({ name }) => textCell(name)],
  ['TikTok', (entry) => atHandle(entry, 'tiktok')],
  ['Email', ({ email }) => email ?? ''],
  ['Instagram', (entry) => atHandle(entry, 'instagram')],
  ['Linktree', ({ linktree_url }) => linktree_url ?? ''],
  ['Email Source', emailSourceName],
  ['Status', ({ status }) => status],
  ['Email Sent', ({ email_sent }) => yes(email_sent)],
  ['Followers', ({ followers }) => followers ?? ''],
  ['Captured From', ({ platform }) => PLATFORM_NAMES[platform]],
  ['Added', ({ created_at }) => time(created_at)],
  ['Last Email', ({ last_out_at }) => time(last_out_at)],
  ['Last Reply', ({ last_in_at }) => time(last_in_at)],
  ['Waiting For', (entry) => WAITING[whoseTurn(entry) ?? 'nobody']],
  ['Meaning', ({ person_says }) => person_says ?? ''],
  ['Reminder', ({ remind_at }) => (remind_at ? toDateField(remind_at) : '')],
  ['DM Sent', ({ dm_sent_at }) => time(dm_sent_at)],
  ['Unsubscribed', ({ opted_out_at }) => time(opted_out_at)],
  ['TikTok Link', (entry) => profileOf(entry, 'tiktok')],
  ['Instagram Link', (entry) => profileOf(entry, 'instagram')],
  ['Email Found At', ({ email_found_at }) => email_found_at ?? ''],
  ['Email Evidence', ({ email_evidence }) => textCell(email_evidence ?? '')],
];

export const CREATOR_HEADER = [...COLUMNS.map(([title]) => title), 'Notes'];

/**
 * The creators as rows of a file, made as they are taken: times in UTC as ISO 8601, a reminder as its
 * day, numbers as numbers.
 * `whole` has the notes, by id, of those whose entry has only how they begin.
 */
export function* creatorRows(
  entries: readonly CreatorEntry[],
  whole: ReadonlyMap<string, string>,
): Generator<Cell[]> {
  for (const entry of entries) {
    const notes = whole.get(entry.id) ?? entry.notes;
    yield [...COLUMNS.map(([, cellOf]) => cellOf(entry)), textCell(notes)];
  }
}

/** "creators-2026-12-01.csv", after the day in a time zone. */
export const creatorFileName = (now: Date, time_zone: string): string =>
  `creators-${dayOf(now, time_zone)}.csv`;

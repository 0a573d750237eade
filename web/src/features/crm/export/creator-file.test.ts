import { entryOf, type CreatorEntry } from '@vibes/core/creator/creator-entry';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { ann } from '../../../../test/features/crm/sample-creator.ts';
import { csvParts } from '../../../lib/save-csv.ts';
import { CREATOR_HEADER, creatorFileName, creatorRows } from './creator-file.ts';

const at = new Date('2026-05-02T08:30:00Z');
const entry = (fields: Partial<CreatorEntry>): CreatorEntry => ({ ...entryOf(ann), ...fields });

/** The file as a spreadsheet would read it, each row by its columns. */
async function fileOf(entries: readonly CreatorEntry[], whole = new Map<string, string>()) {
  const parts = await csvParts(CREATOR_HEADER, creatorRows(entries, whole));
  return Papa.parse<Record<string, string>>(parts.join(''), { header: true });
}

it('has the columns of the list first, and a row for each creator', async () => {
  const full = entry({
    name: 'Ann "The Kiln" Lee, Ø',
    handles: { tiktok: 'ann', instagram: 'ann.lee' },
    email_source: 'bio',
    linktree_url: 'https://linktr.ee/ann',
    status: 'Contacted',
    email_sent: true,
    followers: 12_345,
    awaiting: 'us',
    person_says: 'interested',
    remind_at: new Date(2026, 11, 3),
    last_out_at: at,
    last_in_at: at,
    dm_sent_at: at,
    opted_out_at: at,
    email_found_at: 'https://linktr.ee/ann',
    email_evidence: 'work with me: ann@studio-lee.com',
    notes: 'Met at the fair',
  });
  const { data, errors } = await fileOf([full, entry({ email: null, handles: {} })]);
  expect(errors).toEqual([]);
  expect(data).toEqual([
    {
      Name: 'Ann "The Kiln" Lee, Ø',
      TikTok: '@ann',
      Email: 'ann@studio-lee.com',
      Instagram: '@ann.lee',
      Linktree: 'https://linktr.ee/ann',
      'Email Source': 'bio',
      Status: 'Contacted',
      'Email Sent': 'Yes',
      Followers: '12345',
      'Captured From': 'TikTok',
      Added: '2026-05-01T12:00:00.000Z',
      'Last Email': '2026-05-02T08:30:00.000Z',
      'Last Reply': '2026-05-02T08:30:00.000Z',
      'Waiting For': 'You',
      Meaning: 'interested',
      Reminder: '2026-12-03',
      'DM Sent': '2026-05-02T08:30:00.000Z',
      Unsubscribed: '2026-05-02T08:30:00.000Z',
      'TikTok Link': 'https://www.tiktok.com/@ann',
      'Instagram Link': 'https://www.instagram.com/ann.lee/',
      'Email Found At': 'https://linktr.ee/ann',
      'Email Evidence': 'work with me: ann@studio-lee.com',
      Notes: 'Met at the fair',
    },
    expect.objectContaining({
      TikTok: '',
      Email: '',
      'Email Source': 'none',
      Followers: '',
      'TikTok Link': '',
    }),
  ]);
});

it('has the whole notes where they were read, and none of them is a formula or a number', async () => {
  const [short, long] = [entry({ id: 'short', notes: '0170 1234' }), entry({ id: 'long' })];
  const { data } = await fileOf([short, long], new Map([['long', `=1+1 ${'word '.repeat(100)}`]]));
  expect(data).toMatchObject([{ Notes: "'0170 1234" }, { Notes: `'=1+1 ${'word '.repeat(100)}` }]);
});

it('keeps a name and handles of digits what they are', async () => {
  const fields = { name: '007', handles: { tiktok: '1234567890123456', instagram: '1e5' } };
  const { data } = await fileOf([entry(fields)]);
  expect(data).toMatchObject([
    { Name: "'007", TikTok: '@1234567890123456', Instagram: '@1e5', Followers: '' },
  ]);
});

it('is named after the day where the person is', () => {
  const night = new Date('2026-12-01T02:00:00Z');
  expect(creatorFileName(night, 'America/New_York')).toBe('creators-2026-11-30.csv');
});

import { describe, expect, it } from 'vitest';
import { describeCreator } from '../capture/describe-creator.ts';
import { CREATOR_STATUSES } from '../creator/creator-status.ts';
import type { Platform } from '../creator/platform.ts';
import { entryOf, type CreatorEntry } from '../creator/creator-entry.ts';
import { dmPlatform, dueDms } from './due-dms.ts';
import { readyDmPlatforms } from './ready-dm-platforms.ts';

const at = new Date('2026-05-01T12:00:00Z');
const BOTH_HANDLES = { instagram: 'mia.moves', tiktok: 'miamoves' };
const mia = entryOf({
  ...describeCreator({
    known: null,
    id: 'mia',
    target: { platform: 'instagram', handle: 'mia.moves' },
    reading: { kind: 'blocked', reason: 'waf', contact: { contact: null, others: [] } },
    note: '',
    now: at,
  }),
  handles: BOTH_HANDLES,
});
const BOTH = ['tiktok', 'instagram'] as const;
const platformOf = (fields: Partial<CreatorEntry>, ready: readonly Platform[] = BOTH) => {
  const [due] = dueDms([{ ...mia, ...fields }], ready).due;
  return due ? dmPlatform(due, ready) : null;
};

describe('a creator is due for a DM', () => {
  it('on the platform of the capture first', () => {
    expect(platformOf({})).toBe('instagram');
    expect(platformOf({ platform: 'tiktok' })).toBe('tiktok');
  });

  it('on the other one where the first has no handle, or no template that is ready', () => {
    expect(platformOf({ handles: { tiktok: 'miamoves' } })).toBe('tiktok');
    expect(platformOf({}, ['tiktok'])).toBe('tiktok');
  });

  it.each<[Partial<CreatorEntry>]>([
    [{ status: 'Contacted' }],
    [{ email_sent: true, status: 'Contacted', awaiting: 'them', last_out_at: at }],
    [{ status_set_by: 'person' }],
  ])('also with %j', (fields) => {
    expect(platformOf(fields)).toBe('instagram');
  });

  it.each<[Partial<CreatorEntry>]>([
    [{ dm_sent_at: at }],
    [{ opted_out_at: at }],
    [{ awaiting: 'us' }],
    [{ handles: {} }],
    ...CREATOR_STATUSES.slice(2).map((status): [Partial<CreatorEntry>] => [{ status }]),
  ])('not with %j', (fields) => {
    expect(platformOf(fields)).toBeNull();
  });
});

it('creators are due in the order they come, and those without a ready template are counted', () => {
  const entries = [
    { ...mia, id: 'a' },
    { ...mia, id: 'b', handles: { instagram: 'mia.moves' } },
    { ...mia, id: 'c', handles: { tiktok: 'miamoves' } },
    { ...mia, id: 'd', handles: { instagram: 'mia.moves' }, opted_out_at: at },
  ];
  const { due, unready } = dueDms(entries, ['tiktok']);
  expect(due.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(unready).toBe(1);
  expect(dueDms(entries, [])).toEqual({ due: [], unready: 3 });
});

describe('a DM template is ready', () => {
  const READY = 'Hi {{firstName}}, {{myName}} here';
  const ready = (tiktok_template: string, my_name = 'Ann') =>
    readyDmPlatforms({ tiktok_template, instagram_template: '' }, my_name).includes('tiktok');

  it('when it can be filled in', () => {
    expect(ready(READY)).toBe(true);
  });

  it.each([
    ['', 'Ann'],
    ['Hi {{name}}', 'Ann'],
    ['Hi [fill in: product]', 'Ann'],
    ['Hi {{firstName', 'Ann'],
    [READY, ''],
  ])('not %j of %j', (template, my_name) => {
    expect(ready(template, my_name)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { someEntries, someEntry, utf8Length } from '../../test/some-entries.ts';
import { bytesOf, chunkText, entriesOf, idsOf, INDEX_FORMAT } from './chunk-text.ts';

const at = new Date('2026-05-03T10:20:30.456Z');
const FULL = someEntry(7, {
  name: 'Zoë “the potter” 🏺\n',
  handles: { tiktok: 'zoe.pots', instagram: 'zoe' },
  linktree_url: 'https://linktr.ee/zoe',
  picture_version: 'abc',
  status: 'Meeting Scheduled',
  charged_at: at,
  email_sent: true,
  dm_sent_at: at,
  opted_out_at: at,
  awaiting: 'us',
  last_in_at: at,
  last_out_at: at,
});
const BARE = someEntry(8, {
  email: null,
  email_source: '',
  followers: null,
  handles: {},
});

it('entries are read as they were written, with their times', () => {
  const entries = [FULL, BARE, ...someEntries(3)];
  expect(entriesOf(chunkText(entries))).toEqual(entries);
  expect(idsOf(chunkText(entries))).toEqual(['c7', 'c8', 'c0', 'c1', 'c2']);
  expect(entriesOf(chunkText([]))).toEqual([]);
});

it('a text with fields that this version does not know is read, and without some that it knows', () => {
  const { name: names, ...columns } = JSON.parse(chunkText([FULL])) as Record<string, unknown[]>;
  expect(names).toEqual([FULL.name]);
  expect(entriesOf(JSON.stringify({ ...columns, shoe_size: [42] }))).toEqual([
    { ...FULL, name: null },
  ]);
});

it('the format changes with the fields', () => {
  expect(INDEX_FORMAT).toMatch(/^3:id,name,.*,updated_at$/);
});

it('a text is no longer than its entries are said to make it', () => {
  const entries = [FULL, BARE, ...someEntries(500)];
  const bytes = entries.reduce((sum, entry) => sum + bytesOf(entry), 0);
  expect(utf8Length(chunkText(entries))).toBeLessThan(bytes + 1000);
});

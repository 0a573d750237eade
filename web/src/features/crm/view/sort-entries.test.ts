import { expect, it } from 'vitest';
import { NOW } from '../../../../test/features/crm/sample-creator.ts';
import { daysBefore, entry } from '../../../../test/features/crm/sample-entries.ts';
import { NEWEST_FIRST, SORT_KEYS, sortEntries, type SortKey } from './sort-entries.ts';

const zoe = entry({
  ...{ id: 'zoe', name: 'Zoë', handles: { tiktok: 'creator_10' }, email: null, email_source: '' },
  ...{ status: 'Converted', created_at: NOW, last_in_at: daysBefore(3) },
  ...{ remind_at: NOW, followers: 2_000 },
});
const emil = entry({
  ...{ id: 'emil', name: 'émil', handles: { instagram: 'emil' } },
  ...{ email: 'b@studio.test', email_source: 'linktree', status: 'Contacted', email_sent: true },
  ...{ linktree_url: 'https://linktr.ee/emil', created_at: daysBefore(1) },
  ...{ remind_at: daysBefore(1), followers: 12_345 },
});
const ann = entry({
  ...{ id: 'ann', name: 'ann', handles: { tiktok: 'creator_9', instagram: 'ann' } },
  ...{ email: 'A@studio.test', email_source: 'bio', status: 'Contacted' },
  ...{ linktree_url: 'https://www.beacons.ai/ann', created_at: daysBefore(2), last_in_at: NOW },
});
const all = [zoe, emil, ann];
const by = (key: SortKey, isDescending = false) =>
  sortEntries(all, { by: key, isDescending }).map(({ id }) => id);

it.each<[SortKey, string[], string[]]>([
  ['name', ['ann', 'emil', 'zoe'], ['zoe', 'emil', 'ann']],
  ['tiktok', ['ann', 'zoe', 'emil'], ['zoe', 'ann', 'emil']],
  ['email', ['ann', 'emil', 'zoe'], ['emil', 'ann', 'zoe']],
  ['instagram', ['ann', 'emil', 'zoe'], ['emil', 'ann', 'zoe']],
  ['linktree', ['ann', 'emil', 'zoe'], ['emil', 'ann', 'zoe']],
  ['source', ['ann', 'emil', 'zoe'], ['emil', 'ann', 'zoe']],
  ['status', ['emil', 'ann', 'zoe'], ['zoe', 'emil', 'ann']],
  ['sent', ['zoe', 'ann', 'emil'], ['emil', 'zoe', 'ann']],
  ['added', ['ann', 'emil', 'zoe'], ['zoe', 'emil', 'ann']],
  ['reply', ['zoe', 'ann', 'emil'], ['ann', 'zoe', 'emil']],
  ['remind', ['emil', 'zoe', 'ann'], ['zoe', 'emil', 'ann']],
  ['followers', ['zoe', 'emil', 'ann'], ['emil', 'zoe', 'ann']],
])('creators are sorted by %s, those without one last either way', (key, up, down) => {
  expect(by(key)).toEqual(up);
  expect(by(key, true)).toEqual(down);
});

it('there is a test of every key, and newest first is the list as it comes', () => {
  expect(SORT_KEYS).toHaveLength(12);
  expect(sortEntries(all, NEWEST_FIRST)).toBe(all);
});

import { beforeEach, expect, it } from 'vitest';
import {
  shownStatus,
  wantedChanges,
  wantedStatus,
  wantStatus,
  withWantedStatuses,
} from './wanted-status.ts';

const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 12, 0, second));
const read = { status: 'Discovered', updated_at: at(1) } as const;
const shown = (creator: Parameters<typeof shownStatus>[0] = read) =>
  shownStatus(creator, wantedStatus('ann'));

beforeEach(() => {
  // Read since: nothing of an earlier test is shown any more.
  wantStatus('ann', 'Contacted').saved(at(0));
});

it('shows a chosen status at once, and the stored one again when it is refused', () => {
  expect(shown()).toBe('Discovered');
  const choice = wantStatus('ann', 'Responded');
  expect(shown()).toBe('Responded');
  // The creator changes for another reason meanwhile.
  expect(shown({ ...read, updated_at: at(2) })).toBe('Responded');
  choice.dropped();
  expect(shown()).toBe('Discovered');
});

it('keeps a saved status until it is read, and no longer', () => {
  wantStatus('ann', 'Responded').saved(at(1));
  expect(shown()).toBe('Responded');
  expect(shown({ status: 'Converted', updated_at: at(3) })).toBe('Converted');
});

it('shows the last of several choices, whatever became of those before', () => {
  const first = wantStatus('ann', 'Responded');
  const second = wantStatus('ann', 'Converted');
  expect([first.isLast(), second.isLast()]).toEqual([false, true]);
  first.dropped();
  expect(shown()).toBe('Converted');
  first.saved(at(1));
  expect(shown()).toBe('Converted');
  second.dropped();
  expect(shown()).toBe('Discovered');
});

it('shows the choice that was saved before one that is refused, also before it is read', () => {
  const first = wantStatus('ann', 'Responded');
  const second = wantStatus('ann', 'Converted');
  first.saved(at(1));
  expect(shown()).toBe('Converted');
  second.dropped();
  expect(shown()).toBe('Responded');
  expect(shown({ status: 'Responded', updated_at: at(2) })).toBe('Responded');
  expect(shown({ status: 'Meeting Scheduled', updated_at: at(3) })).toBe('Meeting Scheduled');
});

it('changes the rows of a list, and only those, until the choice is refused', () => {
  const ann = { ...read, id: 'ann', status_set_by: 'event' } as const;
  const rows = [ann, { ...ann, id: 'bo' }];
  expect(withWantedStatuses(rows)).toBe(rows);
  const before = wantedChanges();
  const choice = wantStatus('ann', 'Responded');
  expect(wantedChanges()).not.toBe(before);
  const shownRows = withWantedStatuses(rows);
  expect(shownRows[0]).toMatchObject({ status: 'Responded', status_set_by: 'person' });
  expect(shownRows[1]).toBe(rows[1]);
  choice.dropped();
  expect(withWantedStatuses(rows)).toBe(rows);
});

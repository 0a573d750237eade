import type { Creator } from '@vibes/core/creator/creator';
import { beforeEach, expect, it } from 'vitest';
import { withOptimisticStatus } from './shown-status.ts';
import { chooseStatus, optimisticStatuses } from './optimistic-status.ts';

const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 12, 0, second));
type Read = Pick<Creator, 'id' | 'status' | 'status_set_by' | 'updated_at'>;
const read: Read = { id: 'ann', status: 'Discovered', status_set_by: 'event', updated_at: at(1) };
const shown = (changed: Partial<Read> = {}) =>
  withOptimisticStatus({ ...read, ...changed }, optimisticStatuses().get('ann')).status;

beforeEach(() => {
  // Read since: nothing of an earlier test is shown any more.
  chooseStatus('ann', 'Contacted').saved(at(0));
});

it('shows a chosen status at once, and the stored one again when it is refused', () => {
  expect(shown()).toBe('Discovered');
  const choice = chooseStatus('ann', 'Responded');
  expect(shown()).toBe('Responded');
  // The creator changes for another reason.
  expect(shown({ updated_at: at(2) })).toBe('Responded');
  choice.dropped();
  expect(shown()).toBe('Discovered');
});

it('keeps a saved status until it is read, and no longer', () => {
  chooseStatus('ann', 'Responded').saved(at(1));
  expect(shown()).toBe('Responded');
  expect(shown({ status: 'Converted', updated_at: at(3) })).toBe('Converted');
});

it('shows the last of several choices, whatever became of those before', () => {
  const first = chooseStatus('ann', 'Responded');
  const second = chooseStatus('ann', 'Converted');
  expect([first.isLast(), second.isLast()]).toEqual([false, true]);
  first.dropped();
  expect(shown()).toBe('Converted');
  first.saved(at(1));
  expect(shown()).toBe('Converted');
  second.dropped();
  expect(shown()).toBe('Discovered');
});

it('shows the choice that was saved before one that is refused, also before it is read', () => {
  const first = chooseStatus('ann', 'Responded');
  const second = chooseStatus('ann', 'Converted');
  first.saved(at(1));
  expect(shown()).toBe('Converted');
  second.dropped();
  expect(shown()).toBe('Responded');
  expect(shown({ status: 'Responded', updated_at: at(2) })).toBe('Responded');
  expect(shown({ status: 'Meeting Scheduled', updated_at: at(3) })).toBe('Meeting Scheduled');
});

it('is another map after each change, so that what shows it is drawn again', () => {
  const before = optimisticStatuses();
  const choice = chooseStatus('ann', 'Responded');
  expect(optimisticStatuses()).not.toBe(before);
  const chosen = optimisticStatuses();
  choice.dropped();
  expect(optimisticStatuses()).not.toBe(chosen);
});

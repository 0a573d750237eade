import { expect, it } from 'vitest';
import type { Creator } from '@vibes/core/creator/creator';
import { planUndo } from './plan-undo.ts';

type Standing = Pick<Creator, 'id' | 'name' | 'status' | 'status_set_by'>;
const creator = (
  id: string,
  status: Creator['status'],
  status_set_by: Creator['status_set_by'] = 'person',
): Standing => ({ id, name: id, status, status_set_by });

it('an undo gives each back what it had, and who had set it, unless it was changed since', () => {
  const before = [
    creator('ann', 'Discovered', 'event'),
    creator('bob', 'Responded'),
    creator('cleo', 'Discovered', 'event'),
    creator('dan', 'Discovered', 'event'),
    creator('eve', 'Contacted', 'event'),
  ];
  const now = [
    creator('ann', 'Converted'),
    creator('bob', 'Converted'),
    creator('cleo', 'Rejected'),
    // By an event, since the person's choice was taken back elsewhere.
    creator('eve', 'Converted', 'event'),
  ];
  const { changes, failures } = planUndo(
    before,
    'Converted',
    new Map(now.map((one) => [one.id, one])),
  );
  expect(changes).toEqual([before[0], before[1]]);
  expect(failures.map(({ id, reason }) => [id, reason])).toEqual([
    ['cleo', 'changed'],
    ['dan', 'gone'],
    ['eve', 'changed'],
  ]);
});

import { expect, it } from 'vitest';
import type { Creator } from '@vibes/core/creator/creator';
import { planUndo } from './plan-undo.ts';

const creator = (
  id: string,
  status: Creator['status'],
  status_set_by: Creator['status_set_by'] = 'person',
  email_sent = false,
) => ({ id, name: id, status, status_set_by, email_sent, last_out_at: null, dm_sent_at: null });
const standing = ({ id, name, status, status_set_by }: ReturnType<typeof creator>) => ({
  ...{ id, name, status, status_set_by },
});

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
  const { changes, refusals } = planUndo(
    before,
    'Converted',
    new Map(now.map((one) => [one.id, one])),
  );
  expect(changes).toEqual(before.slice(0, 2).map(standing));
  expect(refusals.map(({ id, reason }) => [id, reason])).toEqual([
    ['cleo', 'changed'],
    ['dan', 'gone'],
    ['eve', 'changed'],
  ]);
});

it('an undo keeps what an email that has since gone out changed', () => {
  const before = [creator('ann', 'Discovered', 'event'), creator('bob', 'Discovered')];
  const now = before.map(({ id }) => creator(id, 'Converted', 'person', true));
  const { changes } = planUndo(before, 'Converted', new Map(now.map((one) => [one.id, one])));
  expect(changes).toMatchObject([
    { id: 'ann', status: 'Contacted', status_set_by: 'event' },
    { id: 'bob', status: 'Discovered', status_set_by: 'person' },
  ]);
});

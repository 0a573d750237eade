import { expect, it } from 'vitest';
import { moveClaim } from './move-claim.ts';

const now = new Date('2026-05-01T12:00:00Z');
const claim = (path: string, delivery_id?: string) => ({
  path,
  data: delivery_id ? { delivery_id, at: now } : null,
});
const create = {
  kind: 'create',
  path: 'new',
  data: { delivery_id: 'mine', at: now, site: 'studio.test' },
};
const drop = { kind: 'delete', path: 'old' };

it.each([
  ['moves', claim('old', 'mine'), claim('new'), [create, drop]],
  ['is taken where there was none', claim('old'), claim('new'), [create]],
  ['leaves another’s alone', claim('old', 'twin'), claim('new'), [create]],
  ['is ours there already', claim('old', 'mine'), claim('new', 'mine'), [drop]],
  ['stays where it is for one mailbox', claim('old', 'mine'), claim('old', 'mine'), []],
  ['is not taken from another', claim('old', 'mine'), claim('new', 'twin'), null],
])('a claim %s', (_, from, to, writes) => {
  expect(moveClaim({ id: 'mine', address: 'ann@studio.test', from, to, now })).toEqual(writes);
});

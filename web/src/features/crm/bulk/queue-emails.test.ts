import { expect, it } from 'vitest';
import type { SendEnd } from '@vibes/core/api/delivery-callables';
import { queueEmails } from './queue-emails.ts';

const creators = Array.from({ length: 50 }, (_, place) => ({
  id: `c${place}`,
  name: `C ${place}`,
}));
const queued = (creator_id: string): SendEnd => ({
  ...{ creator_id, delivery_id: `email_${creator_id}`, state: 'queued' },
});
const refused = (creator_id: string, reason: string): SendEnd => ({
  ...{ creator_id, reason, sentence: `Because of ${reason}.` },
});

function run(end: (id: string) => SendEnd, mayGoOn = () => true) {
  const calls: number[] = [];
  const send = (ids: readonly string[]) => {
    calls.push(ids.length);
    return Promise.resolve(ids.map(end));
  };
  const onProgress = () => undefined;
  return { calls, ended: queueEmails(creators, { send, mayGoOn, onProgress }) };
}

it('emails to many are queued twenty at a time, and each that was not has its reason', async () => {
  const { calls, ended } = run((id) => (id === 'c7' ? refused(id, 'opted_out') : queued(id)));
  const { queued: done, refusals } = await ended;
  expect(calls).toEqual([20, 20, 10]);
  expect(done).toHaveLength(49);
  expect(done[0]).toEqual({
    id: 'c0',
    name: 'C 0',
    delivery_id: 'email_c0',
    is_held: false,
    is_unchecked: false,
  });
  expect(refusals).toEqual([
    { id: 'c7', name: 'C 7', reason: 'opted_out', sentence: 'Because of opted_out.' },
  ]);
});

it('a reason that is nobody’s own ends it, and all others fail for it', async () => {
  const { calls, ended } = run((id) => refused(id, 'not_set_up'));
  const { queued: done, refusals } = await ended;
  expect(calls).toEqual([20]);
  expect(done).toEqual([]);
  expect(refusals.map(({ id }) => id)).toEqual(creators.map(({ id }) => id));
  expect(refusals.at(-1)).toMatchObject({ name: 'C 49', sentence: 'Because of not_set_up.' });
});

it('credits that are spent end nothing: some cost none', async () => {
  const { calls, ended } = run((id) => refused(id, 'out_of_credits'));
  expect((await ended).refusals).toHaveLength(50);
  expect(calls).toHaveLength(3);
});

it('a call that fails ends it with its sentence, and what was queued before stays', async () => {
  let calls = 0;
  const send = (ids: readonly string[]) => {
    calls += 1;
    return calls === 1
      ? Promise.resolve(ids.map(queued))
      : Promise.reject(new Error('No network.'));
  };
  const control = { mayGoOn: () => true, onProgress: () => undefined };
  const { queued: done, refusals } = await queueEmails(creators, { send, ...control });
  expect(calls).toBe(2);
  expect(done).toHaveLength(20);
  expect(refusals).toHaveLength(30);
  expect(refusals[29]).toMatchObject({ id: 'c49', sentence: 'No network.' });
});

it('stopped by the person, those after it did not fail', async () => {
  let left = 1;
  const { ended } = run(queued, () => left-- > 0);
  const { queued: done, refusals } = await ended;
  expect([done.length, refusals.length]).toEqual([20, 0]);
});

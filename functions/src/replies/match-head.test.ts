import type { ParsedHead } from '@vibes/core/inbound/parse-mail';
import { describe, expect, it } from 'vitest';
import { ANN_MAIL, deliveryHarness } from '../../test/delivery-harness.ts';
import { runDelivery } from '../delivery/run-delivery.ts';
import { matchHead } from './match-head.ts';

const MAX = 'max@brand.com';
const HEAD: ParsedHead = {
  message_id: 'x@elsewhere.com',
  in_reply_to: null,
  references: [],
  from: { address: MAX, name: 'Max' },
  senders: 1,
  to: [],
  to_names: [],
  subject: 'Our idea',
  date: null,
  headers: {},
  trace: [],
};

const DAY = 24 * 60 * 60_000;

/** Ann has had an email, `waited` milliseconds after it was queued. Matches a message in the Sent folder. */
async function sentByMax({ waited = 0 } = {}) {
  const { uid, id, creator_id, ports, send, later } = await deliveryHarness();
  later(waited);
  await send();
  await runDelivery(ports, { uid, id });
  const match = (head: Partial<ParsedHead>, is_sent = true) =>
    matchHead(
      ports,
      { uid, address: MAX },
      {
        ...{
          uid: 1,
          received_at: ports.clock(),
          size: 100,
          thread: null,
          is_sent,
          in_junk: false,
        },
        head: { ...HEAD, ...head },
      },
    );
  return { match, later, ann: { kind: 'own', delivery_id: id, creator_id } };
}

const others = (count: number) => Array.from({ length: count }, (_, n) => `other${n}@brand.com`);

describe('an email that the person wrote by hand', () => {
  it.each([0, 1, 4])('to a creator and before them %s others is known', async (count) => {
    const { match, ann } = await sentByMax();
    expect(await match({ to: [...others(count), ANN_MAIL.toUpperCase()] })).toEqual(ann);
  });

  it.each([
    ['to others alone', { to: others(2) }],
    ['to a creator behind five others', { to: [...others(5), ANN_MAIL] }],
  ])('%s is none of our business', async (_, head) => {
    const { match } = await sentByMax();
    expect(await match(head)).toBeNull();
  });
});

describe('a message from the address that was written to', () => {
  const from = { address: ANN_MAIL, name: 'Ann' };

  it.each([0, 70 * DAY])('may answer an email that waited %s ms for its review', async (waited) => {
    const { match, ann, later } = await sentByMax({ waited });
    later(59 * DAY);
    expect(await match({ from }, false)).toMatchObject({ ...ann, kind: 'inbound', by: 'sender' });
  });

  it('answers none that went out more than 60 days ago', async () => {
    const { match, later } = await sentByMax();
    later(61 * DAY);
    expect(await match({ from }, false)).toBeNull();
  });
});

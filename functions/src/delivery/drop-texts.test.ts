import {
  channelHealthDocument,
  creatorDocument,
  deletedCreatorDocument,
  deliveryDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import { newInbound } from '@vibes/core/inbound/inbound';
import { addMonths } from 'date-fns/addMonths';
import { subMonths } from 'date-fns/subMonths';
import { describe, expect, it } from 'vitest';
import { someMessage } from '../../../core/test/some-message.ts';
import { deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import type { Documents } from '../ports/documents.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import { forever } from '../../test/queue-delivery.ts';
import { dropTexts } from './drop-texts.ts';

const START = new Date('2026-05-01T12:00:00Z');
/** Milliseconds after which so many months have passed. */
const after = (months: number) => addMonths(START, months).getTime() - START.getTime() + 1;

async function keeping() {
  const harness = await deliveryHarness();
  const endedBefore = () => subMonths(harness.ports.clock(), 24);
  const drop = (documents: Documents = harness.ports.documents) =>
    dropTexts({ ...harness.ports, documents, endedBefore }, forever);
  const sent = async () => {
    await harness.send();
    await harness.run();
  };
  return { ...harness, drop, sent };
}

describe('the text of an email', () => {
  it('is kept for the months of the setting, and the fact of the email after them', async () => {
    const world = await keeping();
    await world.sent();
    const before = world.delivery();
    world.later(after(24) - 2);
    expect(await world.drop()).toBe(0);
    expect(world.payload()).toMatchObject({ text: expect.any(String) as unknown });
    world.later(2);
    expect(await world.drop()).toBe(1);
    expect(world.payload()).toBeUndefined();
    const { ended_at, ...stays } = before;
    expect(ended_at).toEqual(START);
    expect(world.delivery()).toEqual(stays);
    expect(await world.drop()).toBe(0);
  });

  it('is kept from the last ending on, and stays when the email is queued again in between', async () => {
    const world = await keeping();
    world.mail.next.push({ at: 'send', outcome: { kind: 'permanent', code: 'message_refused' } });
    await world.sent();
    expect(world.delivery()).toMatchObject({ state: 'failed', ended_at: START });
    world.later(after(25));
    const documents = interrupted(world.ports.documents, {
      at: deliveryDocument.path('max', world.id),
      happens: () => world.send(),
    });
    expect(await world.drop(documents)).toBe(0);
    await world.run();
    expect(world.delivery()).toMatchObject({ state: 'sent', ended_at: world.ports.clock() });
    expect(await world.drop()).toBe(0);
    expect(world.payload()).toBeDefined();
  });

  it('is not there to be repeated to a webhook that may have it: that is said, once', async () => {
    const world = await keeping();
    await world.setEmailSettings(BY_WEBHOOK);
    world.webhook.next.push({ kind: 'permanent', code: 'webhook_gone' });
    await world.sent();
    world.later(after(25));
    await world.drop();
    await world.write('delete', channelHealthDocument.path('max', 'email_webhook'));
    await world.sent();
    expect(world.delivery()).toMatchObject({
      state: 'failed',
      last_error: { code: 'text_dropped' },
    });
    expect(world.webhook.requests).toHaveLength(1);
  });

  it('of one that waits although it is marked as ended loses the mark alone', async () => {
    const world = await keeping();
    await world.set({ ended_at: START });
    world.later(after(25));
    expect(await world.drop()).toBe(1);
    expect(world.payload()).toBeDefined();
    expect(world.delivery().ended_at).toBeUndefined();
  });
});

describe('the words of a message that came in', () => {
  const arrived = someMessage({
    at: START,
    whole: 'Yes, what do you pay?\n\n> Hi Ann',
    has_more: true,
    wants_stop: true,
    kept_at: START,
  });

  it('are kept as long as those of an email; who wrote, when and about what stays', async () => {
    const world = await keeping();
    const path = inboundDocument.path('max', 'ann', 'm1');
    const younger = inboundDocument.path('max', 'ann', 'm2');
    const later = newInbound({ ...arrived, kept_at: new Date(START.getTime() + 1000) });
    await world.documents.commit([
      { kind: 'create', path, data: newInbound(arrived) },
      { kind: 'create', path: younger, data: later },
    ]);
    world.later(after(24) - 2);
    expect(await world.drop()).toBe(0);
    world.later(2);
    expect(await world.drop()).toBe(1);
    const emptied = { ...arrived, text: '', whole: null, has_more: false, kept_at: undefined };
    expect(world.data(path)).toEqual(newInbound(emptied));
    expect(inboundDocument.readOrNull(world.data(path))).not.toBeNull();
    expect(world.data(younger)).toEqual(later);
    expect(await world.drop()).toBe(0);
  });

  it('are dropped although more than a page of them is due', async () => {
    const world = await keeping();
    const data = newInbound(arrived);
    const paths = Array.from({ length: 230 }, (_, at) =>
      inboundDocument.path('max', 'ann', `m${at}`),
    );
    await world.documents.commit(paths.map((path) => ({ kind: 'create', path, data })));
    world.later(after(24));
    expect(await world.drop()).toBe(230);
    const texts = world.under(inboundDocument.collection('max', 'ann')).map(({ text }) => text);
    expect(new Set(texts)).toEqual(new Set(['']));
  });

  it('go with their beginning on the creator, who is changed by nobody; older ones do not', async () => {
    const world = await keeping();
    const { creator_id } = world;
    const says = (at: Date, id: string) => {
      const data = newInbound({ ...arrived, at, kept_at: at });
      const path = inboundDocument.path('max', creator_id, id);
      return world.documents.commit([{ kind: 'create', path, data }]);
    };
    const newer = new Date(START.getTime() + 1000);
    await world.setCreator({ last_in_at: newer, last_in_text: 'Yes, what' });
    const before = world.creator();
    await says(START, 'm1');
    await says(newer, 'm2');
    world.later(after(24));
    await world.drop();
    expect(world.creator()).toEqual(before);
    world.later(1000);
    await world.drop();
    expect(world.creator()).toEqual({ ...before, last_in_text: null });
    expect(await world.drop()).toBe(0);
  });

  it.each([null, 'mia'])(
    'go with it also where the creator was deleted, joined into %s',
    async (joined_into) => {
      const world = await keeping();
      const mia = creatorDocument.path('max', 'mia');
      const ann = deletedCreatorDocument.path('max', 'ann');
      const words = { last_in_at: START, last_in_text: 'Yes, what' };
      await world.documents.commit([
        { kind: 'create', path: ann, data: { ...words, joined_into } },
        { kind: 'create', path: mia, data: { ...words } },
        {
          kind: 'create',
          path: inboundDocument.path('max', 'ann', 'm1'),
          data: newInbound(arrived),
        },
      ]);
      world.later(after(24));
      expect(await world.drop()).toBe(1);
      expect(world.data(ann)).toMatchObject({ last_in_text: null });
      expect(world.data(mia)).toMatchObject({ last_in_text: joined_into ? null : 'Yes, what' });
    },
  );
});

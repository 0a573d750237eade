import { describe, expect, it } from 'vitest';
import { someMessage } from '../../../core/test/some-message.ts';
import { inboundDocument, suppressionDocument } from '@vibes/core/firestore/documents';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { ANN_MAIL, deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import type { Documents } from '../ports/documents.ts';
import { optOutCreator } from './run-opt-out-creator.ts';

const AGENCY = 'ann@agency-north.com';

/** Ann's email waits for review; what came from her, and the person's tap on "Unsubscribe". */
async function ann(messages: Partial<Inbound>[] = []) {
  const harness = await deliveryHarness();
  const { uid, creator_id, documents, ports } = harness;
  for (const [nth, message] of messages.entries()) {
    const data = someMessage({
      ...{ creator_id, delivery_id: harness.id, at: ports.clock(), from: ANN_MAIL },
      ...{ text: 'Please stop.', wants_stop: true, message_id: null },
      ...message,
    });
    const path = inboundDocument.path(uid, creator_id, `m${nth}`);
    await documents.commit([{ kind: 'create', path, data }]);
  }
  return {
    ...harness,
    tap: (over: Documents = documents, id = creator_id) =>
      optOutCreator({ ...ports, documents: over }, { uid, creator_id: id }),
    listed: (address: string) =>
      harness.data(suppressionDocument.path(uid, `hash-of-${address}`))?.['reason'],
    optedOut: () => harness.feed().filter(({ kind }) => kind === 'opted_out'),
  };
}

describe('unsubscribing a creator who asked for it', () => {
  it('holds for each address they have, had an email at, or wrote from', async () => {
    const world = await ann([{ from: AGENCY }, { from: 'ann@home.test' }]);
    await world.setCreator({ email: 'ann@new.test' });
    expect(await world.tap()).toEqual({ opted_out: true });
    const addresses = ['ann@new.test', ANN_MAIL, AGENCY, 'ann@home.test'];
    expect(addresses.map(world.listed)).toEqual(addresses.map(() => 'opted_out'));
    expect(world.creator()).toMatchObject({
      opted_out_at: world.ports.clock(),
      writer: { by: 'server' },
    });
    expect(world.optedOut()).toHaveLength(1);
  });

  it('does not hold for the sender of a message that is somebody else’s', async () => {
    const world = await ann([{ from: AGENCY, person_says: 'not_theirs' }]);
    await world.tap();
    expect([world.listed(ANN_MAIL), world.listed(AGENCY)]).toEqual(['opted_out', undefined]);
  });

  it('stops the email that waits, and refuses the next', async () => {
    const world = await ann([{}]);
    await world.tap();
    expect(world.delivery()).toMatchObject({
      state: 'cancelled',
      last_error: { code: 'opted_out' },
    });
    await expect(world.send(true)).rejects.toMatchObject({ code: 'bad_request' });
    await world.run();
    expect(world.sentTo()).toEqual([]);
  });

  it('repeated, or twice at once, changes nothing more', async () => {
    const world = await ann([{ from: AGENCY }]);
    await Promise.all([world.tap(), world.tap()]);
    const before = world.documents.dump();
    world.later(60_000);
    await world.tap();
    expect(world.documents.dump()).toEqual(before);
  });

  it('is one commit: an email that leaves at that moment is not taken for stopped', async () => {
    const world = await ann([{}]);
    const at = suppressionDocument.path('max', `hash-of-${ANN_MAIL}`);
    const happens = async () => {
      await world.set({ state: 'sending', lease_token: 't', revision: 1 });
    };
    await world.tap(interrupted(world.documents, { at, happens }));
    expect(world.delivery()).toMatchObject({ state: 'sending' });
    expect(world.listed(ANN_MAIL)).toBe('opted_out');
    expect(world.optedOut()).toHaveLength(1);
  });

  it('leaves out who only reports, or answers by a machine, and makes a bounced address opted out', async () => {
    const world = await ann([
      { class: 'bounce', from: 'mailer-daemon@studio-lee.com' },
      { class: 'auto', from: 'away@studio-lee.com' },
    ]);
    await world.suppress('bounced');
    await world.tap();
    expect(world.listed(ANN_MAIL)).toBe('opted_out');
    expect(world.listed('mailer-daemon@studio-lee.com')).toBeUndefined();
    expect(world.listed('away@studio-lee.com')).toBeUndefined();
  });

  it('of a creator who is gone is refused, and writes nothing', async () => {
    const world = await ann();
    const before = world.documents.dump();
    await expect(world.tap(world.documents, 'nobody')).rejects.toMatchObject({
      code: 'bad_request',
    });
    expect(world.documents.dump()).toEqual(before);
  });
});

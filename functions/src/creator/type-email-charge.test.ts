import { creatorDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { interrupted } from '../../test/delivery-harness.ts';
import { ANN, phone } from '../../test/phone.ts';
import { expectOneCredit, FOUND, going, TYPED } from '../../test/redirected-email.ts';
import { sendEmail } from '../delivery/run-send-email.ts';

const OTHER = 'ann@work.com';
const HOUR = 3_600_000;

describe('an email that goes by itself, sent to a typed address instead', () => {
  it.each(['off', '5'])('costs its credit with the choice (held back: %s)', async (hold_back) => {
    const world = await going(hold_back);
    expect(world.balance()).toBe(10);
    await world.type(TYPED);
    expectOneCredit(world);
    world.later(HOUR);
    await world.run();
    expect(world.sent()).toEqual([TYPED]);
    expectOneCredit(world);
  });

  it('costs nothing yet where it waits for the person', async () => {
    const world = await going('review');
    await world.type(TYPED);
    expect(world.balance()).toBe(10);
    await sendEmail(world.ports, { uid: 'max', creator_id: world.id });
    expectOneCredit(world);
  });

  it('costs nothing to an address that was found', async () => {
    const world = await going();
    await world.type(FOUND.toUpperCase());
    await world.run();
    expect([world.balance(), world.sent()]).toEqual([10, [FOUND]]);
  });

  it('costs one however often it is redirected, back and forth', async () => {
    const world = await going();
    await Promise.all([world.type(TYPED), world.type(TYPED), world.type(TYPED)]);
    expectOneCredit(world);
    await world.type(OTHER);
    await world.choose(FOUND, false);
    await world.type(TYPED);
    await world.choose(OTHER, false);
    expectOneCredit(world);
    await world.run();
    expect(world.sent()).toEqual([OTHER]);
    expectOneCredit(world);
  });

  it('costs one of two addresses typed at once', async () => {
    const world = await going();
    await Promise.all([world.type(TYPED), world.type(OTHER)]);
    expectOneCredit(world);
    await world.run();
    expect(world.sent()).toEqual([world.creator().email]);
  });

  it('costs nothing when it was sent at that moment', async () => {
    const world = await going();
    const documents = interrupted(world.ports.documents, {
      at: world.delivery,
      happens: () => world.run(),
    });
    await world.type(TYPED, documents);
    expect(world.creator()).toMatchObject({ email: TYPED, charged_at: null });
    expect([world.balance(), world.sent()]).toEqual([10, [FOUND]]);
  });

  it('costs nothing when the profile is read at that moment, beyond that reading', async () => {
    const world = await going();
    const happens = () => phone(world).requestCapture({ url: ANN });
    const at = creatorDocument.path('max', world.id);
    await world.type(TYPED, interrupted(world.ports.documents, { at, happens }));
    await world.run();
    expect([world.balance(), world.charges().length, world.sent()]).toEqual([9, 1, [TYPED]]);
  });

  it('is refused without a credit, with what to do, and nothing is changed', async () => {
    const world = await going();
    await world.setBalance(0);
    const before = world.documents.dump();
    await expect(world.type(TYPED)).rejects.toMatchObject({
      code: 'out_of_credits',
      message: expect.stringMatching(/^No credits left\. .+ Plans & Billing/) as string,
    });
    expect(world.documents.dump()).toEqual(before);
    await world.run();
    expect(world.sent()).toEqual([FOUND]);
  });
});

describe('an email that is redirected to an address that gets no more mail', () => {
  it.each(['opted_out', 'bounced'] as const)(
    'costs nothing, with credits or without, and never goes (%s)',
    async (reason) => {
      for (const balance of [10, 0]) {
        const world = await going();
        await world.suppress(reason);
        await world.setBalance(balance);
        await world.type(TYPED);
        await world.run();
        expect(world.delivered()).toMatchObject({ state: 'cancelled', to: TYPED });
        expect([world.balance(), world.charges(), world.sent()]).toEqual([balance, [], []]);
        expect(world.creator().charged_at).toBeNull();
      }
    },
  );

  it('costs its credit where the person wants it sent anyway, and nothing after an opt-out', async () => {
    for (const reason of ['bounced', 'opted_out'] as const) {
      const world = await going();
      await world.suppress(reason);
      const change = { kind: 'update', path: world.delivery, data: { is_anyway: true } } as const;
      await world.documents.commit([change]);
      await world.type(TYPED);
      await world.run();
      expect(world.sent()).toEqual(reason === 'bounced' ? [TYPED] : []);
      expect(world.balance()).toBe(reason === 'bounced' ? 9 : 10);
    }
  });
});

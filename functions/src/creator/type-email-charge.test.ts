import { creatorSchema } from '@vibes/core/creator/creator';
import {
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  emailSettingsDocument,
  suppressionDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import type { SuppressionReason } from '@vibes/core/opt-out/suppression';
import { describe, expect, it } from 'vitest';
import { interrupted } from '../../test/delivery-harness.ts';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokWall } from '../../test/pages.ts';
import { ANN, phone } from '../../test/phone.ts';
import { forever, stateOf } from '../../test/queue-delivery.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';
import { sendEmail } from '../delivery/send-email.ts';
import type { Documents } from '../ports/documents.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import { runChooseEmail } from './run-choose-email.ts';

const FOUND = 'ann@studio-lee.com';
const TYPED = 'ann@home.com';
const OTHER = 'ann@work.com';
const HOUR = 3_600_000;

/** A closed profile with an automatic email on its way to an address of a pasted text. */
async function going(hold_back = 'off') {
  const world = await memoryWorld();
  const settings = emailSettingsDocument.path('max');
  await world.documents.commit([{ kind: 'update', path: settings, data: { hold_back } }]);
  const { requestCapture } = phone(world, { [ANN]: page(ANN, tiktokWall) });
  const { creator } = await requestCapture({ url: ANN, text: `write to ${FOUND}` });
  const id = creator.id ?? '';
  const { documents } = world.ports;
  const choose = (email: string, is_typed: boolean, at: Documents = documents) =>
    runChooseEmail(
      { ...world.ports, documents: at },
      { uid: 'max', creator_id: id, email, is_typed },
    );
  const type = (email: string, at?: Documents) => choose(email, true, at);
  const run = (mail: MailSender = world.ports.mail) =>
    runDispatch({ ...world.ports, mail }, { uid: 'max', ...forever });
  const delivery = deliveryDocument.path('max', `email_${id}`);
  const setBalance = (num_credits: number) => {
    const path = usageCreditsDocument.path('max');
    return world.documents.commit([{ kind: 'update', path, data: { num_credits } }]);
  };
  const suppress = (reason: SuppressionReason) => {
    const path = suppressionDocument.path('max', `hash-of-${TYPED}`);
    const data = { uid: 'max', reason, at: world.ports.clock() };
    return world.documents.commit([{ kind: 'set', path, data }]);
  };
  return {
    ...world,
    ...{ id, choose, type, run, delivery, setBalance, suppress },
    delivered: () => stateOf(world, `email_${id}`),
    creator: () => creatorSchema.parse(world.data(creatorDocument.path('max', id))),
    charges: () => world.entries().filter(({ kind }) => kind === 'capture'),
    sent: () => world.mail.sent.map(({ to }) => to),
  };
}
type Going = Awaited<ReturnType<typeof going>>;

function expectOneCredit(world: Going) {
  expect(world.charges()).toMatchObject([{ ref: world.id, delta: -1, balance_after: 9 }]);
  expect(world.balance()).toBe(9);
  expect(world.creator().charged_at).not.toBeNull();
}

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

/** Gmail is busy at the first try, during which `happens`. */
function busyMail(happens: () => Promise<unknown>) {
  const tried: string[] = [];
  const mail: MailSender = () =>
    Promise.resolve({
      send: async ({ to }) => {
        tried.push(to);
        if (tried.length > 1) return { kind: 'accepted' };
        await happens();
        return { kind: 'temporary', code: 'mailbox_busy' };
      },
      close: () => undefined,
    });
  return { mail, tried };
}

describe('an address typed during an attempt that fails for now', () => {
  it('costs its credit when the email follows', async () => {
    const world = await going();
    const { mail, tried } = busyMail(async () => {
      await world.type(TYPED);
      expect(world.balance()).toBe(10);
    });
    await world.run(mail);
    expect(world.delivered()).toMatchObject({ state: 'queued', to: TYPED });
    expectOneCredit(world);
    world.later(72 * HOUR);
    await world.run(mail);
    expect(tried).toEqual([FOUND, TYPED]);
    expectOneCredit(world);
  });

  it('costs nothing when that attempt went through', async () => {
    const world = await going();
    const mail: MailSender = () =>
      Promise.resolve({
        send: async () => {
          await world.type(TYPED);
          return { kind: 'accepted' };
        },
        close: () => undefined,
      });
    await world.run(mail);
    expect(world.delivered()).toMatchObject({ state: 'sent', to: FOUND });
    expect(world.balance()).toBe(10);
  });

  it.each([10, 0])(
    'costs nothing when it bounced before, and does not wait for the person (%s credits)',
    async (balance) => {
      const world = await going();
      await world.suppress('bounced');
      const { mail, tried } = busyMail(async () => {
        await world.type(TYPED);
        await world.setBalance(balance);
      });
      await world.run(mail);
      expect(world.delivered()).toMatchObject({ state: 'queued', to: TYPED });
      world.later(72 * HOUR);
      await world.run(mail);
      expect(world.delivered()).toMatchObject({ state: 'cancelled', to: TYPED });
      expect([world.balance(), world.charges(), tried]).toEqual([balance, [], [FOUND]]);
    },
  );

  it('waits for the person when there is no credit for it', async () => {
    const world = await going();
    const { mail, tried } = busyMail(async () => {
      await world.type(TYPED);
      await world.setBalance(0);
    });
    await world.run(mail);
    expect(world.delivered()).toMatchObject({ state: 'held', to: TYPED });
    expect(world.data(contactedDocument.path('max', `hash-of-${TYPED}`))).toBeDefined();
    world.later(72 * HOUR);
    await world.run(mail);
    expect(tried).toEqual([FOUND]);
    const release = () => sendEmail(world.ports, { uid: 'max', creator_id: world.id });
    await expect(release()).rejects.toMatchObject({ code: 'out_of_credits' });
    await world.setBalance(10);
    await release();
    await world.run(mail);
    expect(tried).toEqual([FOUND, TYPED]);
    expectOneCredit(world);
  });
});

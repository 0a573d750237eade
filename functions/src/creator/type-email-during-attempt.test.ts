import { contactedDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { busyMail } from '../../test/busy-mail.ts';
import { expectOneCredit, FOUND, going, TYPED } from '../../test/redirected-email.ts';
import { sendEmail } from '../delivery/run-send-email.ts';
import type { MailSender } from '../ports/mail-sender.ts';

const HOUR = 3_600_000;

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

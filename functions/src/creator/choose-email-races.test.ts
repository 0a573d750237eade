import { describe, expect, it } from 'vitest';
import { paths } from '@vibes/core/firestore/paths';
import { ANN } from '../../test/phone.ts';
import { dyingMail, forever } from '../../test/queue-delivery.ts';
import { NEW, OLD, setDelivery, twoAddresses } from '../../test/two-addresses.ts';
import { runMailbox } from '../delivery/run-mailbox.ts';
import type { Documents } from '../ports/documents.ts';

describe('a mail beside a choice', () => {
  it.each(['sending', 'sent', 'uncertain'])(
    '(%s) stays what it was, and none follows',
    async (state) => {
      const world = await twoAddresses();
      if (state === 'uncertain') world.mail.next.push({ at: 'send', outcome: { kind: 'unknown' } });
      if (state !== 'sending') await world.send();
      else {
        const dying = { ...world.ports, mail: dyingMail, onFault: () => undefined };
        await runMailbox(dying, { uid: 'max', ...forever });
      }
      expect(world.delivered()).toMatchObject({ state });
      const before = world.delivered();
      const sent = world.mail.sent.length;
      await world.choose(NEW);
      expect(world.creator().email).toBe(NEW);
      expect(world.delivered()).toEqual(before);
      expect(world.contacted(OLD)).toBe(world.delivery);
      expect(await world.press({ url: ANN })).toMatchObject({ outcome: 'already_contacted' });
      world.later(86_400_000);
      await world.send();
      expect(world.mail.sent).toHaveLength(sent);
    },
  );

  it('that waits is not ended by a sender that looked at the old address just before', async () => {
    const world = await twoAddresses();
    const { getAll } = world.documents;
    let looks = 0;
    const documents: Documents = {
      ...world.documents,
      async getAll(wanted) {
        const isGate = wanted.some((path) => path.includes('/contacted/'));
        if (isGate && (looks += 1) === 1) await world.choose(NEW);
        return getAll(wanted);
      },
    };
    await runMailbox({ ...world.ports, documents }, { uid: 'max', ...forever });
    await world.send();
    expect(world.delivered()).toMatchObject({ state: 'sent', to: NEW });
    expect(world.mail.sent.map(({ to }) => to)).toEqual([NEW]);
  });

  it('taken to the wire at the same moment, goes out once, to whom it was taken for', async () => {
    const world = await twoAddresses();
    const { commit } = world.documents;
    let isSent = false;
    const documents: Documents = {
      ...world.documents,
      async commit(writes) {
        if (!isSent) {
          isSent = true;
          await world.send();
        }
        return commit(writes);
      },
    };
    await world.choose(NEW, documents);
    expect(world.creator()).toMatchObject({ email: NEW, email_sent: true });
    expect(world.delivered()).toMatchObject({ state: 'sent', to: OLD });
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual([OLD]);
  });

  it('and put back after a failed try, follows when the address is chosen once more', async () => {
    const world = await twoAddresses();
    await setDelivery(world, { state: 'sending', phase: 'on_wire', lease_token: 't' });
    await world.choose(NEW);
    await setDelivery(world, { state: 'queued', phase: null, lease_token: null });
    await world.choose(NEW);
    expect(world.delivered()).toMatchObject({ to: NEW });
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual([NEW]);
  });
});

describe('after a mail that failed for good', () => {
  it('the next press writes to the chosen address', async () => {
    const world = await twoAddresses();
    const outcome = { kind: 'permanent', code: 'recipient_refused' } as const;
    world.mail.next.push({ at: 'send', outcome });
    await world.send();
    await world.choose(NEW);
    expect(world.delivered()).toMatchObject({ state: 'failed', to: OLD });
    expect((await world.press({ url: ANN })).email).toEqual({ state: 'queued', to: NEW });
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual([NEW]);
    expect(world.balance()).toBe(9);
  });
});

describe('chosen beside a press', () => {
  it('that queues the e-mail meanwhile: it follows to the chosen address', async () => {
    const world = await twoAddresses();
    await setDelivery(world, { state: 'failed', due_at: undefined });
    await world.documents.commit([
      { kind: 'delete', path: paths.contacted('max', `hash-of-${OLD}`) },
    ]);
    const { commit } = world.documents;
    let isPressed = false;
    const documents: Documents = {
      ...world.documents,
      async commit(writes) {
        if (!isPressed) {
          isPressed = true;
          expect((await world.press({ url: ANN })).email.to).toBe(OLD);
        }
        return commit(writes);
      },
    };
    await world.choose(NEW, documents);
    expect(world.delivered()).toMatchObject({ state: 'queued', to: NEW });
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual([NEW]);
  });

  it.each([1, 8])('%s times at once, it is told once', async (times) => {
    const world = await twoAddresses();
    await Promise.all(Array.from({ length: times }, () => world.choose(NEW)));
    expect(world.feed()).toHaveLength(1);
    expect(world.creator().other_emails).toHaveLength(1);
    expect(world.delivered()).toMatchObject({ to: NEW });
  });
});

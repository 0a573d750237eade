import { describe, expect, it } from 'vitest';
import { contactedDocument } from '@vibes/core/firestore/documents';
import { beforeFirstCommit } from '../../test/before-first-commit.ts';
import { busyMail } from '../../test/busy-mail.ts';
import { ANN } from '../../test/phone.ts';
import { dyingMail, forever } from '../../test/queue-delivery.ts';
import { NEW, OLD, setDelivery, twoAddresses } from '../../test/two-addresses.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';
import type { Documents } from '../ports/documents.ts';

describe('a mail beside a choice', () => {
  it.each(['sending', 'sent', 'uncertain'])(
    '(%s) stays as it was, and no other mail follows',
    async (state) => {
      const world = await twoAddresses();
      if (state === 'uncertain') world.mail.next.push({ at: 'send', outcome: { kind: 'unknown' } });
      if (state !== 'sending') await world.send();
      else {
        const dying = { ...world.ports, mail: dyingMail, onFault: () => undefined };
        await runDispatch(dying, { uid: 'max', ...forever });
      }
      expect(world.delivered()).toMatchObject({ state });
      const apart = { revision: null, updated_at: null };
      const before = { ...world.delivered(), ...apart };
      const sent = world.mail.sent.length;
      await world.choose(NEW);
      expect(world.creator().email).toBe(NEW);
      expect({ ...world.delivered(), ...apart }).toEqual(before);
      expect(world.contacted(OLD)).toBe(world.delivery);
      expect(await world.requestCapture({ url: ANN })).toMatchObject({
        outcome: 'already_contacted',
      });
      world.later(86_400_000);
      await world.send();
      expect(world.mail.sent).toHaveLength(sent);
    },
  );

  it('that waits is not ended by a sender that read the old address just before', async () => {
    const world = await twoAddresses();
    const { getAll } = world.documents;
    let reads = 0;
    const documents: Documents = {
      ...world.documents,
      async getAll(wanted) {
        const isGate = wanted.some((path) => path.includes('/contacted/'));
        if (isGate && (reads += 1) === 1) await world.choose(NEW);
        return getAll(wanted);
      },
    };
    await runDispatch({ ...world.ports, documents }, { uid: 'max', ...forever });
    await world.send();
    expect(world.delivered()).toMatchObject({ state: 'sent', to: NEW });
    expect(world.mail.sent.map(({ to }) => to)).toEqual([NEW]);
  });

  it('claimed by a sender at the same moment goes out once, to the old address', async () => {
    const world = await twoAddresses();
    const documents = beforeFirstCommit(world.documents, () => world.send());
    await world.choose(NEW, documents);
    expect(world.creator()).toMatchObject({ email: NEW, email_sent: true });
    expect(world.delivered()).toMatchObject({ state: 'sent', to: OLD });
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual([OLD]);
  });
});

const DAYS = 3 * 86_400_000;

describe('a mail that is queued again after an attempt', () => {
  it('goes to the address chosen in between, with its claim', async () => {
    const world = await twoAddresses();
    const { mail, tried } = busyMail(() => world.choose(NEW));
    const run = () => runDispatch({ ...world.ports, mail }, { uid: 'max', ...forever });
    await run();
    expect(world.delivered()).toMatchObject({ state: 'queued', to: NEW, attempts: 1 });
    expect(world.contacted(NEW)).toBe(world.delivery);
    expect(world.contacted(OLD)).toBeUndefined();
    expect((await world.requestCapture({ url: ANN })).email).toEqual({ state: 'queued', to: NEW });
    world.later(DAYS);
    await run();
    expect(tried).toEqual([OLD, NEW]);
    expect(world.delivered()).toMatchObject({ state: 'sent', to: NEW });
  });

  it('stays with the old address when that was chosen back, or another mail has the new one', async () => {
    const back = await twoAddresses();
    const backAgain = busyMail(async () => {
      await back.choose(NEW);
      await back.choose(OLD);
    });
    await runDispatch({ ...back.ports, mail: backAgain.mail }, { uid: 'max', ...forever });
    expect(back.delivered()).toMatchObject({ state: 'queued', to: OLD });

    const taken = await twoAddresses();
    const { mail } = busyMail(async () => {
      await taken.choose(NEW);
      const data = { delivery_id: 'email_twin', at: new Date() };
      const path = contactedDocument.path('max', `hash-of-${NEW}`);
      await taken.write('create', path, data);
    });
    await runDispatch({ ...taken.ports, mail }, { uid: 'max', ...forever });
    expect(taken.delivered()).toMatchObject({ state: 'queued', to: OLD });
    expect(taken.contacted(OLD)).toBe(taken.delivery);
    expect(taken.contacted(NEW)).toBe('email_twin');
  });

  it('follows a choice that is made while its end is being written', async () => {
    const world = await twoAddresses();
    const { commit } = world.documents;
    let isChosen = false;
    const documents: Documents = {
      ...world.documents,
      async commit(writes) {
        if (!isChosen && writes.some(({ path }) => path.includes('/attempts/'))) {
          isChosen = true;
          await world.choose(NEW);
        }
        return commit(writes);
      },
    };
    const outcome = { kind: 'temporary', code: 'mailbox_busy' } as const;
    world.mail.next.push({ at: 'send', outcome });
    await runDispatch({ ...world.ports, documents }, { uid: 'max', ...forever });
    expect(world.delivered()).toMatchObject({ state: 'queued', to: NEW });
    expect(world.contacted(NEW)).toBe(world.delivery);
  });
});

it('a choice counts as no attempt: a mail redirected often has all of its own left', async () => {
  const world = await twoAddresses();
  for (let choice = 0; choice < 9; choice += 1) await world.choose(choice % 2 ? OLD : NEW);
  expect(world.delivered()).toMatchObject({ attempts: 0, revision: 9, to: NEW });
  const outcome = { kind: 'temporary', code: 'mailbox_unreachable' } as const;
  world.mail.next.push({ at: 'sign_in', outcome });
  await world.send();
  expect(world.delivered()).toMatchObject({ state: 'queued', attempts: 1 });
});

describe('after a mail that failed for good', () => {
  it('the next request writes to the chosen address', async () => {
    const world = await twoAddresses();
    const outcome = { kind: 'permanent', code: 'recipient_refused' } as const;
    world.mail.next.push({ at: 'send', outcome });
    await world.send();
    await world.choose(NEW);
    expect(world.delivered()).toMatchObject({ state: 'failed', to: OLD });
    expect((await world.requestCapture({ url: ANN })).email).toEqual({ state: 'queued', to: NEW });
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual([NEW]);
    expect(world.balance()).toBe(9);
  });
});

describe('chosen beside a request', () => {
  it('that queues the email at the same time: the email goes to the chosen address', async () => {
    const world = await twoAddresses();
    await setDelivery(world, { state: 'failed', due_at: undefined });
    await world.write('delete', contactedDocument.path('max', `hash-of-${OLD}`));
    const documents = beforeFirstCommit(world.documents, async () => {
      expect((await world.requestCapture({ url: ANN })).email.to).toBe(OLD);
    });
    await world.choose(NEW, documents);
    expect(world.delivered()).toMatchObject({ state: 'queued', to: NEW });
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual([NEW]);
  });

  it.each([1, 8])('%s times at once, it is recorded once', async (times) => {
    const world = await twoAddresses();
    await Promise.all(Array.from({ length: times }, () => world.choose(NEW)));
    expect(world.feed()).toHaveLength(1);
    expect(world.creator().other_emails).toHaveLength(1);
    expect(world.delivered()).toMatchObject({ to: NEW });
  });
});

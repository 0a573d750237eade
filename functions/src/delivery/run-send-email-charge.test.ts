import { describe, expect, it } from 'vitest';
import { creatorSchema } from '@vibes/core/creator/creator';
import {
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  emailSettingsDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import { interrupted } from '../../test/delivery-harness.ts';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokWall } from '../../test/pages.ts';
import { ANN, pages, phone } from '../../test/phone.ts';
import { forever } from '../../test/queue-delivery.ts';
import { rereader } from '../../test/rereader.ts';
import { runChooseEmail } from '../creator/run-choose-email.ts';
import type { Documents } from '../ports/documents.ts';
import { runDispatch } from './run-dispatch.ts';
import { sendEmail } from './run-send-email.ts';

const TYPED = 'ann@home.com';
const DAY = 86_400_000;

/** A creator whose profile is closed, with an address that the person typed. */
async function typed({ trial_credits = 10, text = '' } = {}) {
  const world = await memoryWorld({ trial_credits });
  if (text) {
    const path = emailSettingsDocument.path('max');
    await world.write('update', path, { hold_back: 'review' });
  }
  const closed = phone(world, { [ANN]: page(ANN, tiktokWall) });
  const { creator } = await closed.requestCapture({ url: ANN, text });
  const id = creator.id ?? '';
  await runChooseEmail(world.ports, { uid: 'max', creator_id: id, email: TYPED, is_typed: true });
  return {
    ...world,
    id,
    send: (documents: Documents = world.ports.documents, anyway = false) =>
      sendEmail({ ...world.ports, documents }, { uid: 'max', creator_id: id, anyway }),
    run: () => runDispatch(world.ports, { uid: 'max', ...forever }),
    creator: () => creatorSchema.parse(world.data(creatorDocument.path('max', id))),
    charges: () => world.entries().filter(({ kind }) => kind === 'capture'),
    setBalance: (num_credits: number) =>
      world.write('update', usageCreditsDocument.path('max'), { num_credits }),
  };
}

/** The same with an email that waits: it was to go to an address in a pasted text. */
async function redirected() {
  const world = await typed({ text: 'write to ann@studio-lee.com' });
  expect(world.data(deliveryDocument.path('max', `email_${world.id}`))).toMatchObject({
    state: 'held',
    to: TYPED,
  });
  return world;
}
type Typed = Awaited<ReturnType<typeof typed>>;

/** One email, one credit, and a balance that its entries explain. */
async function expectOnce(world: Typed) {
  await world.run();
  expect(world.mail.sent.map(({ to }) => to)).toEqual([TYPED]);
  expect(world.charges()).toMatchObject([{ ref: world.id, delta: -1, balance_after: 9 }]);
  expect(world.balance()).toBe(9);
}

describe('the first email to a creator whose profile was never read', () => {
  it('costs the credit of a capture, with its id, in one write', async () => {
    const world = await typed();
    expect(world.balance()).toBe(10);
    await world.send();
    expect(world.data(`users/max/credit_entries/capture_${world.id}`)).toMatchObject({ delta: -1 });
    expect(world.creator().charged_at).toEqual(world.ports.clock());
    await expectOnce(world);
  });

  it('costs one for many presses at once', async () => {
    const world = await typed();
    await Promise.all(Array.from({ length: 5 }, () => world.send()));
    await expectOnce(world);
  });

  it('costs nothing more when the profile is read later, by a person or by itself', async () => {
    const world = await typed();
    await world.send();
    await world.run();
    await phone(world).requestCapture({ url: ANN });
    world.later(DAY);
    expect(await rereader(world, pages()).sweep()).toMatchObject({ read: 1 });
    expect(world.creator()).toMatchObject({ read_state: 'read', name: 'Ann', email: TYPED });
    await expectOnce(world);
  });

  it('costs nothing when a capture reads the profile at that moment', async () => {
    const world = await typed();
    const at = deliveryDocument.path('max', `email_${world.id}`);
    const happens = () => phone(world).requestCapture({ url: ANN });
    await world.send(interrupted(world.ports.documents, { at, happens }));
    expect(world.creator().charged_at).toBeNull();
    await expectOnce(world);
  });

  it('and a capture that was reading at the same time costs nothing', async () => {
    const world = await typed();
    const at = creatorDocument.path('max', world.id);
    const documents = interrupted(world.ports.documents, { at, happens: () => world.send() });
    await phone(world).requestCapture({ url: ANN }, { documents });
    await expectOnce(world);
  });

  it('is refused without a credit, with when there are more, and nothing is written', async () => {
    const world = await typed();
    await world.setBalance(0);
    const before = world.documents.dump();
    await expect(world.send()).rejects.toMatchObject({
      code: 'out_of_credits',
      message: expect.stringMatching(/^No credits left\. Nothing was saved or sent\./) as string,
    });
    expect(world.documents.dump()).toEqual(before);
    await world.setBalance(1);
    await world.send();
    expect(world.balance()).toBe(0);
  });

  it('of two creators with the last credit, one is written to', async () => {
    const world = await typed();
    await world.setBalance(1);
    const at = usageCreditsDocument.path('max');
    const spend = () => world.setBalance(0);
    const documents = interrupted(world.ports.documents, { at, happens: spend });
    await expect(world.send(documents)).rejects.toMatchObject({ code: 'out_of_credits' });
    expect(world.data(contactedDocument.path('max', `hash-of-${TYPED}`))).toBeUndefined();
  });

  it('costs it too when one that waits, sent to a typed address instead, is released', async () => {
    const world = await redirected();
    expect(world.balance()).toBe(10);
    await world.setBalance(0);
    const before = world.documents.dump();
    await expect(world.send()).rejects.toMatchObject({ code: 'out_of_credits' });
    expect(world.documents.dump()).toEqual(before);
    await world.setBalance(10);
    await Promise.all([world.send(), world.send()]);
    await world.send();
    expect(world.creator().charged_at).toEqual(world.ports.clock());
    await expectOnce(world);
  });

  it('costs nothing where the one that is released goes to an address that was found', async () => {
    const world = await redirected();
    const path = deliveryDocument.path('max', `email_${world.id}`);
    const data = { to: 'ann@studio-lee.com' };
    await world.write('update', path, data);
    await world.send();
    expect([world.balance(), world.creator().charged_at]).toEqual([10, null]);
  });

  it('is refused and costs nothing where another email has the address', async () => {
    const world = await typed();
    const path = contactedDocument.path('max', `hash-of-${TYPED}`);
    const data = { delivery_id: 'email_twin', at: new Date() };
    await world.write('create', path, data);
    await expect(world.send()).rejects.toMatchObject({
      message: expect.stringMatching(/already emailed/) as string,
    });
    expect(world.balance()).toBe(10);
  });
});

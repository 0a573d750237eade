import { describe, expect, it } from 'vitest';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { deliveryHarness } from '../../test/delivery-harness.ts';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage } from '../../test/pages.ts';
import { ANN, phone } from '../../test/phone.ts';
import { rereader } from '../../test/rereader.ts';
import { runChooseEmail } from '../creator/run-choose-email.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';
import { sendEmail } from '../delivery/run-send-email.ts';

const forever = { uid: 'max', until: new Date('2100-01-01') };
const BIO = 'collabs ann@studio-lee.com, booking team@studio-lee.com, hello@ann-north.com';
const webOf = (bio: string) => ({
  [ANN]: page(ANN, tiktokPage({ handle: 'ann.studio', name: 'Ann', bio })),
});

async function openWorld(bio = BIO) {
  const world = await memoryWorld();
  world.domains.set('studio-lee.com', 'no');
  return { ...world, ...phone(world, webOf(bio)) };
}

describe('an address whose domain takes no mail', () => {
  it('gets none: the creator is saved and charged, and the next address that works is offered', async () => {
    const world = await openWorld();
    const answer = await world.requestCapture({ url: ANN });
    expect(answer).toMatchObject({
      outcome: 'created',
      email: { state: 'address_unreachable', to: 'ann@studio-lee.com' },
      message:
        'Saved. ann@studio-lee.com can’t receive email, so nothing was sent. We also found hello@ann-north.com. Choose it in the CRM. Your DM is ready.',
      creator: { email: 'ann@studio-lee.com', status: 'Discovered' },
      dm: { platform: 'tiktok' },
      credits_remaining: 9,
    });
    expect(world.entries().filter(({ kind }) => kind === 'capture')).toHaveLength(1);
    expect(world.creators()).toMatchObject([{ email_unreachable_at: world.ports.clock() }]);
    expect(world.under(deliveryDocument.collection('max'))).toEqual([]);
    expect(world.under('users/max/contacted')).toEqual([]);
    expect(world.dispatched).toEqual([]);
  });

  it('is reported in a dry run, and nothing is written', async () => {
    const world = await openWorld();
    const before = world.documents.dump();
    expect((await world.requestCapture({ url: ANN, dry_run: true })).email.state).toBe(
      'address_unreachable',
    );
    const requests = Object.keys(before).length;
    expect(Object.keys(world.documents.dump()).length - requests).toBeLessThanOrEqual(1);
    expect(world.creators()).toEqual([]);
  });

  it('gets its mail at the next request once it takes mail, for no further credit', async () => {
    const world = await openWorld();
    await world.requestCapture({ url: ANN });
    world.later(60_000);
    await world.requestCapture({ url: ANN });
    expect(world.creators()).toMatchObject([{ email_unreachable_at: world.ports.clock() }]);
    world.domains.set('studio-lee.com', 'yes');
    expect(await world.requestCapture({ url: ANN })).toMatchObject({
      email: { state: 'queued', to: 'ann@studio-lee.com' },
      credits_remaining: 9,
    });
    expect(world.creators()).toMatchObject([{ email_unreachable_at: null }]);
  });

  it('gets mail when DNS fails, and its last DNS answer stays on the record', async () => {
    const world = await openWorld();
    const at = world.ports.clock();
    await world.requestCapture({ url: ANN });
    world.later(60_000);
    world.domains.set('studio-lee.com', 'unknown');
    expect(await world.requestCapture({ url: ANN })).toMatchObject({
      email: { state: 'queued' },
      message:
        'Updated. Email to ann@studio-lee.com is on its way. We couldn’t check whether this address can receive email.',
    });
    expect(world.creators()).toMatchObject([{ email_unreachable_at: at }]);
    await runDispatch(world.ports, forever);
    expect(world.mail.sent).toHaveLength(1);
    expect(world.creators()).toMatchObject([{ email_unreachable_at: null, email_sent: true }]);
  });

  it('makes way for the one that is chosen, which gets one mail', async () => {
    const world = await openWorld();
    const creator_id = (await world.requestCapture({ url: ANN })).creator.id ?? '';
    const choice = { uid: 'max', creator_id, email: 'hello@ann-north.com' };
    await runChooseEmail(world.ports, choice);
    expect(world.creators()).toMatchObject([
      { email: 'hello@ann-north.com', email_unreachable_at: null },
    ]);
    await sendEmail(world.ports, { uid: 'max', creator_id });
    await runDispatch(world.ports, forever);
    expect(world.mail.sent.map(({ to }) => to)).toEqual(['hello@ann-north.com']);
  });

  it('gets none from a later reading either, without a person', async () => {
    const world = await memoryWorld();
    world.domains.set('studio-lee.com', 'no');
    const closed = { [ANN]: { kind: 'failed', reason: 'timeout' } } as const;
    await phone(world, closed).requestCapture({ url: ANN });
    world.later(24 * 3_600_000);
    await rereader(world, webOf(BIO)).sweep();
    expect(world.creators()).toMatchObject([{ email: 'ann@studio-lee.com', read_state: 'read' }]);
    expect(world.under(deliveryDocument.collection('max'))).toEqual([]);
    expect(world.balance()).toBe(9);
  });
});

describe('a person who sends to it', () => {
  it.each([
    ['a first email', true],
    ['one that waits for review', false],
  ])('is refused alike, "anyway" or not, and writes nothing: %s', async (_, isFirst) => {
    const harness = await deliveryHarness();
    if (isFirst) await harness.forget();
    harness.domains.set('studio-lee.com', 'no');
    const before = harness.documents.dump();
    for (const anyway of [false, true]) {
      await expect(harness.send(anyway)).rejects.toMatchObject({
        code: 'bad_request',
        reason: 'address_unreachable',
        message: refusal('address_unreachable').sentence,
      });
    }
    expect(harness.documents.dump()).toEqual(before);
  });
});

it('an email to an address that DNS says nothing of is sent, and said to be unchecked', async () => {
  const harness = await deliveryHarness();
  await harness.forget();
  harness.domains.set('studio-lee.com', 'unknown');
  expect(await harness.send()).toMatchObject({ state: 'queued', is_unchecked: true });
  harness.domains.set('studio-lee.com', 'yes');
  expect(await harness.send()).not.toHaveProperty('is_unchecked');
});

it('the domain of a known creator is looked up while their pages are read', async () => {
  const world = await openWorld('📧ann@studio-lee.com');
  await world.requestCapture({ url: ANN });
  world.domains.asked.length = 0;
  let askedBefore: string[] = [];
  const fetchPage = async () => {
    askedBefore = [...world.domains.asked];
    return Promise.resolve(webOf('dance')[ANN]);
  };
  await world.requestCapture({ url: ANN }, { fetchPage });
  expect(askedBefore).toEqual(['studio-lee.com']);
});

import { describe, expect, it } from 'vitest';
import { deliveryDocument, emailSettingsDocument } from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { ANN, BOB, pages, phone } from '../../test/phone.ts';
import { forever } from '../../test/queue-delivery.ts';
import { NEW, OLD, twoAddresses } from '../../test/two-addresses.ts';
import { lostAnswer } from '../../test/lost-answer.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';

const walled = { [ANN]: page(ANN, tiktokWall) };
const connect = (world: MemoryWorld, app_password_set: boolean) =>
  world.write('update', emailSettingsDocument.path('max'), { app_password_set });
const send = (world: MemoryWorld) => runDispatch(world.ports, { uid: 'max', ...forever });
const sentTo = (world: MemoryWorld) => world.mail.sent.map(({ to }) => to);

describe('the address in the phone’s text', () => {
  it('does not replace one that the profile showed before', async () => {
    const world = await memoryWorld();
    await connect(world, false);
    await phone(world).requestCapture({ url: ANN });
    await connect(world, true);
    const again = await phone(world, walled).requestCapture({
      url: ANN,
      text: 'by jo@other-torvane.com',
    });
    expect(again).toMatchObject({
      email: { state: 'queued', to: 'ann@studio-lee.com' },
      creator: { email_found_at: ANN },
    });
    expect(world.creators()).toMatchObject([{ other_emails: [{ email: 'jo@other-torvane.com' }] }]);
    await send(world);
    expect(sentTo(world)).toEqual(['ann@studio-lee.com']);
  });

  it('does not end the search for one on a page that was closed', async () => {
    const world = await memoryWorld();
    await connect(world, false);
    const { requestCapture } = phone(world);
    await requestCapture({ url: BOB, text: 'by jo@other-torvane.com' });
    expect(world.creators()).toMatchObject([
      { email: 'jo@other-torvane.com', read_blocked_by: 'search_unfinished' },
    ]);
    expect(world.creators()[0]?.['next_read_at']).toBeInstanceOf(Date);
  });
});

it('a linked page that is closed at the second request keeps its other addresses', async () => {
  const world = await memoryWorld();
  await connect(world, false);
  const site = 'https://bob-torvane.com';
  const body =
    '<html><body><p>Booking: bob@bob-torvane.com</p><p>Press: press@bob-torvane.com</p></body></html>';
  const profile = page(BOB, tiktokPage({ handle: 'bob', name: 'Bob Torvane', link: site }));
  await phone(world, { [BOB]: profile, [site]: page(site, body) }).requestCapture({ url: BOB });
  const before = world.creators()[0]?.['other_emails'];
  expect(before).toHaveLength(1);
  await phone(world, { [BOB]: profile }).requestCapture({ url: BOB });
  expect(world.creators()).toMatchObject([
    { email: 'bob@bob-torvane.com', other_emails: before, read_blocked_by: 'search_unfinished' },
  ]);
});

describe('one mailbox in two spellings', () => {
  const [written, ascii] = ['ann@bücher-torvane.de', 'ann@xn--bcher-torvane-wob.de'];
  const web = {
    [ANN]: page(ANN, tiktokPage({ handle: 'ann.studio', bio: written })),
    [BOB]: page(BOB, tiktokPage({ handle: 'bob', bio: ascii })),
  };

  it('gets one email, however many creators have it', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world, web);
    expect((await requestCapture({ url: ANN })).email.state).toBe('queued');
    expect((await requestCapture({ url: BOB })).email.state).toBe('already_sent');
    await send(world);
    expect(sentTo(world)).toEqual([written]);
    expect(world.under('users/max/contacted')).toHaveLength(1);
  });

  it('is free again when that email failed', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world, web);
    await requestCapture({ url: ANN });
    const outcome = { kind: 'permanent', code: 'message_refused' } as const;
    world.mail.next.push({ at: 'send', outcome });
    await send(world);
    expect((await requestCapture({ url: BOB })).email.state).toBe('queued');
  });

  it('gets no more email once its own server refused it for good', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world, web);
    await requestCapture({ url: ANN });
    const outcome = { kind: 'permanent', code: 'recipient_refused' } as const;
    world.mail.next.push({ at: 'send', outcome });
    await send(world);
    expect(await requestCapture({ url: BOB })).toMatchObject({
      email: { state: 'bounced', to: ascii },
      message: `Saved. An earlier email to ${ascii} bounced, so nothing was sent. Your DM is ready.`,
    });
    expect(world.under(deliveryDocument.collection('max'))).toHaveLength(1);
  });
});

it('an answer about an email names the address it went to, also after another was chosen', async () => {
  const world = await twoAddresses();
  await world.send();
  await world.choose(NEW);
  expect(await world.requestCapture({ url: ANN })).toMatchObject({
    outcome: 'already_contacted',
    email: { state: 'already_sent', to: OLD },
    creator: { email: NEW },
  });
});

it('a request on a known creator answers correctly when the answer to its own write was lost', async () => {
  const world = await memoryWorld();
  await phone(world, walled).requestCapture({ url: ANN });
  const documents = lostAnswer(world.documents, '/creators/');
  const { requestCapture, dispatched } = phone(world, pages());
  const answer = await requestCapture({ url: ANN }, { documents });
  expect(answer).toMatchObject({
    outcome: 'updated',
    email: { state: 'queued', to: 'ann@studio-lee.com' },
    credits_remaining: 9,
  });
  expect(dispatched).toEqual([`email_${answer.creator.id}`]);
  expect(world.balance()).toBe(9);
});

import { describe, expect, it } from 'vitest';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { creatorSchema } from '@vibes/core/creator/creator';
import { activityDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { BOB, phone } from '../../test/phone.ts';
import { rereader } from '../../test/rereader.ts';
import { runChooseEmail } from '../creator/run-choose-email.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';
import { sendEmail } from '../delivery/run-send-email.ts';
import type { LinkPageRead } from '../scrape/page-read.ts';

const LEE = 'lee@studio-lee.com';
const ANNLEE = 'annlee@studio-lee.com';
const LINKS = 'https://linktr.ee/bob';
const DAY = 24 * 3_600_000;
const forever = { uid: 'max', until: new Date('2100-01-01') };

const found = (address: string, rival?: string): FoundAddress => ({
  address,
  evidence: 'ann lee@studio-lee.com',
  repairs: [],
  ...(rival && { rival }),
});
const rivals = [found(ANNLEE, LEE), found(LEE, ANNLEE)];
const reads = (...addresses: FoundAddress[]) => ({
  readLinkPage: (): Promise<LinkPageRead> =>
    Promise.resolve({ kind: 'page', addresses, handles: [], contact_links: [], is_theirs: true }),
});
const doubtful = reads(...rivals);
const profile = page(
  BOB,
  tiktokPage({ handle: 'bob', name: 'Bob', bio: 'dance', link: 'linktr.ee/bob' }),
);
const web = { [BOB]: profile, [LINKS]: page(LINKS, '<p>links</p>') };

async function openWorld(pages: Parameters<typeof phone>[1] = web) {
  const world = await memoryWorld();
  const { requestCapture } = phone(world, pages);
  return {
    ...world,
    requestCapture: (request: Parameters<typeof requestCapture>[0] = {}, change = doubtful) =>
      requestCapture({ url: BOB, ...request }, change),
  };
}
const creatorOf = (world: MemoryWorld) => creatorSchema.parse(world.creators()[0]);
const nothingQueued = (world: MemoryWorld) => {
  expect(world.under(deliveryDocument.collection('max'))).toEqual([]);
  expect(world.under('users/max/contacted')).toEqual([]);
};

describe('two readings of one address', () => {
  it('get no email: the creator is saved and charged once, and the answer names both', async () => {
    const world = await openWorld();
    expect(await world.requestCapture()).toMatchObject({
      outcome: 'created',
      email: { state: 'needs_choice', to: null },
      message: `Saved. The address could be ${ANNLEE} or ${LEE}. Choose one in the CRM. Your DM is ready.`,
      creator: { email: null, status: 'Discovered' },
      dm: { platform: 'tiktok' },
      credits_remaining: 9,
    });
    expect(creatorOf(world)).toMatchObject({
      read_blocked_by: null,
      next_read_at: null,
      other_emails: [
        { email: ANNLEE, rival: LEE, found_at: LINKS },
        { email: LEE, rival: ANNLEE },
      ],
    });
    expect(world.under(activityDocument.collection('max'))).toMatchObject([
      { kind: 'captured', detail: 'Choose the right email address' },
    ]);
    world.later(60_000);
    expect(await world.requestCapture()).toMatchObject({
      outcome: 'updated',
      email: { state: 'needs_choice' },
      credits_remaining: 9,
    });
    expect(world.entries().filter(({ kind }) => kind === 'capture')).toHaveLength(1);
    nothingQueued(world);
  });

  it('are named in a dry run, and nothing is written', async () => {
    const world = await openWorld();
    expect(await world.requestCapture({ dry_run: true })).toMatchObject({
      email: { state: 'needs_choice' },
      message: expect.stringMatching(/You would choose one in the CRM\./) as string,
      creator: { id: null },
    });
    expect(world.creators()).toEqual([]);
  });

  it('give way to an address that is certain', async () => {
    const world = await openWorld();
    const answer = await world.requestCapture(
      {},
      reads(...rivals, found('booking@studio-lee.com')),
    );
    expect(answer.email).toEqual({ state: 'queued', to: 'booking@studio-lee.com' });
    expect(creatorOf(world).other_emails).toMatchObject([{ rival: LEE }, { rival: ANNLEE }]);
  });

  it('are decided by a later request, which sends', async () => {
    const world = await openWorld();
    await world.requestCapture();
    world.later(60_000);
    expect(await world.requestCapture({}, reads(found(LEE)))).toMatchObject({
      email: { state: 'queued', to: LEE },
      credits_remaining: 9,
    });
  });

  it('are asked about again while the profile is closed at the next request', async () => {
    const world = await openWorld();
    await world.requestCapture();
    const closed = phone(world, { [BOB]: page(BOB, tiktokWall) });
    expect((await closed.requestCapture({ url: BOB })).email.state).toBe('needs_choice');
    nothingQueued(world);
  });

  it('are not offered in place of an unreachable address', async () => {
    const world = await openWorld();
    world.domains.set('dead-north.com', 'no');
    const { email, message } = await world.requestCapture(
      {},
      reads(...rivals, found('booking@dead-north.com')),
    );
    expect(email.state).toBe('address_unreachable');
    expect(message).not.toContain(LEE);
  });
});

describe('a person who chose', () => {
  async function choose(world: Awaited<ReturnType<typeof openWorld>>) {
    const creator_id = creatorOf(world).id;
    await expect(sendEmail(world.ports, { uid: 'max', creator_id })).rejects.toThrow(/Choose one/);
    await runChooseEmail(world.ports, { uid: 'max', creator_id, email: ANNLEE });
    return creator_id;
  }

  it('sends by "Send email": one mail, to the chosen one', async () => {
    const world = await openWorld();
    await world.requestCapture();
    const creator_id = await choose(world);
    expect(creatorOf(world)).toMatchObject({
      email: ANNLEE,
      email_set_by: 'person',
      other_emails: [{ email: LEE, rival: null }],
    });
    nothingQueued(world);
    await sendEmail(world.ports, { uid: 'max', creator_id });
    await runDispatch(world.ports, forever);
    expect(world.mail.sent.map(({ to }) => to)).toEqual([ANNLEE]);
    expect(await world.requestCapture()).toMatchObject({ outcome: 'already_contacted' });
  });

  it('or by the next request, which does not ask again, whatever it reads', async () => {
    const world = await openWorld();
    await world.requestCapture();
    await choose(world);
    expect((await world.requestCapture({}, reads(found(LEE)))).email).toEqual({
      state: 'queued',
      to: ANNLEE,
    });
    expect(creatorOf(world)).toMatchObject({ email: ANNLEE, email_set_by: 'person' });
  });
});

describe('beside what stayed closed', () => {
  const SITE = 'https://beacons.ai/bob';
  const record = tiktokPage({
    handle: 'bob',
    name: 'Bob',
    bio: 'more: beacons.ai/bob',
    link: LINKS,
  });
  const half = { [BOB]: page(BOB, record), [SITE]: page(SITE, '<p>two readings</p>') };
  const whole = { ...half, [LINKS]: page(LINKS, '<p>links</p>') };

  /** The two stand on the second page of links; the first one is closed at the request. */
  async function openHalf() {
    const world = await openWorld(half);
    const { email } = await world.requestCapture();
    expect(email.state).toBe('needs_choice');
    expect(creatorOf(world)).toMatchObject({ read_blocked_by: 'search_unfinished' });
    expect(creatorOf(world).next_read_at).not.toBeNull();
    world.later(DAY);
    return { ...world, sweep: rereader(world, whole).sweep };
  }

  it('a later reading that is certain of one sends, without a person', async () => {
    const world = await openHalf();
    await world.sweep(reads(found(LEE)));
    expect(world.under(deliveryDocument.collection('max'))).toMatchObject([
      { to: LEE, state: 'queued' },
    ]);
    expect(creatorOf(world)).toMatchObject({ email: LEE, email_set_by: 'event' });
    expect(world.balance()).toBe(9);
  });

  it('a later reading that finds nothing new leaves the choice open', async () => {
    const world = await openHalf();
    const none: LinkPageRead = { kind: 'page', addresses: [], handles: [], contact_links: [] };
    const both: LinkPageRead = { ...none, addresses: rivals };
    const readLinkPage = ({ url }: { url?: string }) => Promise.resolve(url === SITE ? both : none);
    await world.sweep({ readLinkPage });
    const { email, other_emails, next_read_at } = creatorOf(world);
    expect({ email, next_read_at }).toEqual({ email: null, next_read_at: null });
    expect(other_emails).toMatchObject([{ rival: LEE }, { rival: ANNLEE }]);
    nothingQueued(world);
  });

  it('no later reading happens after a choice, and nothing is sent', async () => {
    const world = await openHalf();
    const choice = { uid: 'max', creator_id: creatorOf(world).id, email: ANNLEE };
    await runChooseEmail(world.ports, choice);
    expect(await world.sweep(reads(found(LEE)))).toMatchObject({ stopped: 1 });
    expect(creatorOf(world)).toMatchObject({ email: ANNLEE, next_read_at: null });
    nothingQueued(world);
  });

  it('a profile that was closed is read later: charged once, nothing queued', async () => {
    const world = await openWorld({ [BOB]: page(BOB, tiktokWall) });
    expect((await world.requestCapture()).email.state).toBe('profile_blocked');
    world.later(DAY);
    expect(await rereader(world, web).sweep(doubtful)).toMatchObject({ read: 1 });
    expect(creatorOf(world)).toMatchObject({ email: null, other_emails: [{}, {}] });
    expect(world.balance()).toBe(9);
    nothingQueued(world);
  });
});

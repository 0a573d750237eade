import { describe, expect, it } from 'vitest';
import { userDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { ANN, BOB, pages, phone } from '../../test/phone.ts';
import { lostAnswer } from '../../test/lost-answer.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';

describe('a request', () => {
  it('saves the creator, charges one credit, queues one email and returns the DM', async () => {
    const world = await memoryWorld();
    const { requestCapture, dispatched } = phone(world);
    const answer = await requestCapture({ url: ANN });

    expect(answer).toMatchObject({
      ok: true,
      outcome: 'created',
      message: 'Saved. Email to ann@studio-lee.com is on its way.',
      creator: {
        name: 'Ann',
        tiktok_username: 'ann.studio',
        email_source: 'bio',
        email_found_at: ANN,
      },
      email: { state: 'queued', to: 'ann@studio-lee.com' },
      dm: { platform: 'tiktok', text: 'Hi Ann, see your inbox.', open_url: ANN },
      credits_remaining: 9,
    });
    expect(world.balance()).toBe(9);
    expect(world.entries().map(({ delta }) => delta)).toEqual([10, -1]);
    expect(world.creators()).toMatchObject([
      { email: 'ann@studio-lee.com', followers: 1234, status: 'Discovered' },
    ]);
    expect(dispatched).toEqual([`email_${answer.creator.id}`]);
    expect(world.counted()).toEqual({ captured: 1 });
    expect(world.under('users/max/activity')).toMatchObject([
      { kind: 'captured', creator_name: 'Ann' },
    ]);

    await runDispatch(world.ports, { uid: 'max', until: new Date('2100-01-01') });
    expect(world.mail.sent).toMatchObject([
      { to: 'ann@studio-lee.com', subject: 'Paid Partnership Opportunity for Ann' },
    ]);
  });

  it('keeps the time of the first one, and no later one', async () => {
    const world = await memoryWorld();
    const firstAt = () => world.data(userDocument.path('max'))?.['first_capture_at'];
    const { requestCapture } = phone(world, pages());
    expect(firstAt()).toBeNull();
    await requestCapture({ url: ANN });
    const first = world.ports.clock();
    world.later(1000);
    await requestCapture({ url: BOB });
    expect(world.creators()).toHaveLength(2);
    expect(firstAt()).toEqual(first);
  });

  it('does nothing the second time, and fetches no page', async () => {
    const world = await memoryWorld();
    const { requestCapture, fetched } = phone(world);
    await requestCapture({ url: ANN });
    const before = world.documents.dump();
    const again = await requestCapture({ url: `${ANN}?is_from_webapp=1`, note: 'again' });
    expect(again).toMatchObject({ outcome: 'already_contacted', credits_remaining: 9 });
    expect(fetched).toHaveLength(1);
    const after = Object.entries(world.documents.dump());
    for (const [path, data] of after) {
      if (!path.startsWith('rate_windows/')) expect(data).toEqual(before[path]);
    }
  });

  it('finds the address on the page the profile links to', async () => {
    const link = 'https://linktr.ee/bob';
    const account = {
      username: 'bob',
      links: [],
      socialLinks: [{ type: 'EMAIL_ADDRESS', url: 'mailto:bob@agency-north.com?subject=Hi' }],
    };
    const next = { props: { pageProps: { account } } };
    const body = `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(next)}</script>`;
    const world = await memoryWorld();
    const { requestCapture } = phone(world, { ...pages(), [link]: page(link, body) });
    expect((await requestCapture({ platform: 'tiktok', username: '@Bob' })).creator).toMatchObject({
      email: 'bob@agency-north.com',
      email_source: 'linktree',
      email_found_at: link,
    });
  });

  it('reports an unfinished search when a linked page does not open, and searches again next time', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world);
    expect((await requestCapture({ url: BOB })).email.state).toBe('search_unfinished');
    expect(await requestCapture({ url: BOB })).toMatchObject({
      outcome: 'updated',
      credits_remaining: 9,
    });
  });

  it('uses the page the phone sent, and no other', async () => {
    const world = await memoryWorld();
    const { requestCapture, fetched } = phone(world);
    const html = tiktokPage({ handle: 'ann.studio', bio: 'write to phone@studio-lee.com' });
    expect((await requestCapture({ url: ANN, html })).email.to).toBe('phone@studio-lee.com');
    expect(fetched).toEqual([]);
  });

  it('finds the address in the text the phone sent when the profile has none', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world);
    const answer = await requestCapture({
      url: BOB,
      text: 'Bob · dance · write to bob@dance-house.com',
    });
    expect(answer).toMatchObject({ creator: { name: 'Bob', email_source: 'bio' } });
    expect(answer.email).toEqual({ state: 'queued', to: 'bob@dance-house.com' });
  });

  it('writes to the address in the text when the page is closed, without charge', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world, { [ANN]: page(ANN, tiktokWall) });
    const answer = await requestCapture({ url: ANN, text: 'ann.studio 📧 ann@studio-lee.com' });
    expect(answer).toMatchObject({ email: { state: 'queued' }, credits_remaining: 10 });
    expect(world.creators()).toMatchObject([{ read_state: 'blocked', email_found_at: null }]);
  });

  it('never takes the user’s own address for the creator’s', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world);
    const answer = await requestCapture({ url: BOB, text: 'Max: Max@Brand.com, max@gmail.com' });
    expect(answer.email).toEqual({ state: 'search_unfinished', to: null });
  });

  it('answers correctly when the answer to its own write was lost', async () => {
    const world = await memoryWorld();
    const documents = lostAnswer(world.documents, '/creators/');
    const { requestCapture, dispatched } = phone(world);
    const answer = await requestCapture({ url: ANN }, { documents });
    expect(answer).toMatchObject({
      outcome: 'created',
      email: { state: 'queued' },
      credits_remaining: 9,
    });
    expect(dispatched).toEqual([`email_${answer.creator.id}`]);
    expect(world.balance()).toBe(9);
  });

  it('ignores the page source of somebody else', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world);
    const html = tiktokPage({ handle: 'mallory', bio: 'mallory@evil-mail.com' });
    expect((await requestCapture({ url: ANN, html })).email.to).toBe('ann@studio-lee.com');
  });

  it('saves a blocked profile without charge, and charges when it is read', async () => {
    const world = await memoryWorld();
    const blocked = phone(world, { [ANN]: page(ANN, tiktokWall) });
    expect(await blocked.requestCapture({ url: ANN })).toMatchObject({
      outcome: 'created',
      email: { state: 'profile_blocked' },
      credits_remaining: 10,
    });
    expect(world.creators()).toMatchObject([{ name: 'ann.studio', read_state: 'blocked' }]);
    expect(await phone(world).requestCapture({ url: ANN })).toMatchObject({
      outcome: 'updated',
      email: { state: 'queued' },
      credits_remaining: 9,
    });
    expect(world.creators()).toMatchObject([{ name: 'Ann', read_state: 'read' }]);
  });

  it('writes nothing in a dry run', async () => {
    const world = await memoryWorld();
    const { requestCapture, dispatched } = phone(world);
    const before = Object.keys(world.documents.dump());
    const answer = await requestCapture({ url: ANN, dry_run: true });
    expect(answer).toMatchObject({
      outcome: 'created',
      creator: { id: null },
      email: { state: 'queued' },
    });
    expect(
      Object.keys(world.documents.dump()).filter((path) => !path.startsWith('rate_windows/')),
    ).toEqual(before);
    expect(dispatched).toEqual([]);
  });

  it('writes to no address that may have had an email already', async () => {
    const world = await memoryWorld();
    const twin = 'https://www.tiktok.com/@twin';
    const body = tiktokPage({ handle: 'twin', bio: 'ann@studio-lee.com' });
    const { requestCapture } = phone(world, { ...pages(), [twin]: page(twin, body) });
    await requestCapture({ url: ANN });
    world.mail.next.push({ at: 'send', outcome: { kind: 'unknown' } });
    await runDispatch(world.ports, { uid: 'max', until: new Date('2100-01-01') });
    expect((await requestCapture({ url: twin })).email.state).toBe('already_sent');
    expect(await requestCapture({ url: ANN })).toMatchObject({ outcome: 'already_contacted' });
  });

  it('queues again after a delivery that failed for good', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world);
    await requestCapture({ url: ANN });
    world.mail.next.push({
      at: 'sign_in',
      outcome: { kind: 'permanent', code: 'mailbox_refused_sign_in' },
    });
    const drain = () => runDispatch(world.ports, { uid: 'max', until: new Date('2100-01-01') });
    await drain();
    expect(world.mail.sent).toHaveLength(0);
    expect(await requestCapture({ url: ANN })).toMatchObject({
      outcome: 'updated',
      email: { state: 'queued' },
      credits_remaining: 9,
    });
    await drain();
    expect(world.mail.sent).toHaveLength(1);
  });

  it('keeps the note, once', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world);
    await requestCapture({ url: BOB, note: 'met at the fair' });
    await requestCapture({ url: BOB, note: 'met at the fair' });
    expect(world.creators()).toMatchObject([{ notes: 'met at the fair' }]);
  });
});

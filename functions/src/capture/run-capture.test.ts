import { describe, expect, it } from 'vitest';
import { captureRequestSchema, type CaptureRequest } from '@vibes/core/api/capture-request';
import { paths } from '@vibes/core/firestore/paths';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { page, tiktokMissing, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { runMailbox } from '../delivery/run-mailbox.ts';
import type { PageFetch } from '../ports/page-fetcher.ts';
import { runCapture, type CapturePorts } from './run-capture.ts';

const ANN = 'https://www.tiktok.com/@ann.studio';
const BOB = 'https://www.tiktok.com/@bob';
const pages = (): Record<string, PageFetch> => ({
  [ANN]: page(ANN, tiktokPage({ handle: 'ann.studio', name: 'Ann', bio: '📧ann@studio-lee.com' })),
  [BOB]: page(BOB, tiktokPage({ handle: 'bob', name: 'Bob', bio: 'dance', link: 'linktr.ee/bob' })),
});

function phone(world: MemoryWorld, web: Record<string, PageFetch> = pages()) {
  const fetched: string[] = [];
  const nudged: string[] = [];
  const ports: CapturePorts = {
    ...world.ports,
    fetchPage: ({ url }) => {
      fetched.push(url);
      return Promise.resolve(web[url] ?? { kind: 'failed', cause: 'unreachable' });
    },
    nudge: ({ id }) => {
      nudged.push(id);
      return Promise.resolve();
    },
    pause: () => Promise.resolve(),
    per_minute: 1000,
  };
  const press = (request: Partial<CaptureRequest>, change: Partial<CapturePorts> = {}) =>
    runCapture(
      { ...ports, ...change },
      { uid: world.uid, request: captureRequestSchema.parse(request), request_id: 'r1' },
    );
  return { press, fetched, nudged };
}

describe('a press', () => {
  it('saves the creator, charges one credit, queues one e-mail and hands back the DM', async () => {
    const world = await memoryWorld();
    const { press, nudged } = phone(world);
    const answer = await press({ url: ANN });

    expect(answer).toMatchObject({
      ok: true,
      outcome: 'created',
      message: 'Saved. E-mail to ann@studio-lee.com is on its way.',
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
    expect(nudged).toEqual([`email_${answer.creator.id}`]);
    expect(world.data(paths.dailyStats('max', '2026-05-01'))).toEqual({ captured: 1 });
    expect(world.under('users/max/activity')).toMatchObject([
      { kind: 'captured', creator_name: 'Ann' },
    ]);

    await runMailbox(world.ports, { uid: 'max', until: new Date('2100-01-01') });
    expect(world.mail.sent).toMatchObject([
      { to: 'ann@studio-lee.com', subject: 'Paid Partnership Opportunity for Ann' },
    ]);
  });

  it('does nothing the second time, and asks no page', async () => {
    const world = await memoryWorld();
    const { press, fetched } = phone(world);
    await press({ url: ANN });
    const before = world.documents.dump();
    const again = await press({ url: `${ANN}?is_from_webapp=1`, note: 'again' });
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
    const { press } = phone(world, { ...pages(), [link]: page(link, body) });
    expect((await press({ platform: 'tiktok', username: '@Bob' })).creator).toMatchObject({
      email: 'bob@agency-north.com',
      email_source: 'linktree',
      email_found_at: link,
    });
  });

  it('says that the search is unfinished when a linked page does not open, and looks again next time', async () => {
    const world = await memoryWorld();
    const { press } = phone(world);
    expect((await press({ url: BOB })).email.state).toBe('search_unfinished');
    expect(await press({ url: BOB })).toMatchObject({ outcome: 'updated', credits_remaining: 9 });
  });

  it('uses the page the phone sent, and no other', async () => {
    const world = await memoryWorld();
    const { press, fetched } = phone(world);
    const html = tiktokPage({ handle: 'ann.studio', bio: 'write to phone@studio-lee.com' });
    expect((await press({ url: ANN, html })).email.to).toBe('phone@studio-lee.com');
    expect(fetched).toEqual([]);
  });

  it('ignores a sent page of somebody else', async () => {
    const world = await memoryWorld();
    const { press } = phone(world);
    const html = tiktokPage({ handle: 'mallory', bio: 'mallory@evil-mail.com' });
    expect((await press({ url: ANN, html })).email.to).toBe('ann@studio-lee.com');
  });

  it('saves a blocked profile without charge, and charges when it is read', async () => {
    const world = await memoryWorld();
    const blocked = phone(world, { [ANN]: page(ANN, tiktokWall) });
    expect(await blocked.press({ url: ANN })).toMatchObject({
      outcome: 'created',
      email: { state: 'profile_blocked' },
      credits_remaining: 10,
    });
    expect(world.creators()).toMatchObject([{ name: 'ann.studio', read_state: 'blocked' }]);
    expect(await phone(world).press({ url: ANN })).toMatchObject({
      outcome: 'updated',
      email: { state: 'queued' },
      credits_remaining: 9,
    });
    expect(world.creators()).toMatchObject([{ name: 'Ann', read_state: 'read' }]);
  });

  it('writes nothing in a dry run', async () => {
    const world = await memoryWorld();
    const { press, nudged } = phone(world);
    const before = Object.keys(world.documents.dump());
    const answer = await press({ url: ANN, dry_run: true });
    expect(answer).toMatchObject({
      outcome: 'created',
      creator: { id: null },
      email: { state: 'queued' },
    });
    expect(
      Object.keys(world.documents.dump()).filter((path) => !path.startsWith('rate_windows/')),
    ).toEqual(before);
    expect(nudged).toEqual([]);
  });

  it('writes to an address once, whoever else has it', async () => {
    const world = await memoryWorld();
    const twin = 'https://www.tiktok.com/@twin';
    const body = tiktokPage({ handle: 'twin', bio: 'ann@studio-lee.com' });
    const { press } = phone(world, { ...pages(), [twin]: page(twin, body) });
    await press({ url: ANN });
    expect(await press({ url: twin })).toMatchObject({
      outcome: 'created',
      email: { state: 'already_sent', to: 'ann@studio-lee.com' },
      credits_remaining: 8,
    });
    expect(world.under(paths.deliveries('max'))).toHaveLength(1);
  });

  it('queues again after a delivery that failed for good', async () => {
    const world = await memoryWorld();
    const { press } = phone(world);
    await press({ url: ANN });
    world.mail.next.push({
      at: 'sign_in',
      outcome: { kind: 'permanent', code: 'mailbox_refused_sign_in' },
    });
    const drain = () => runMailbox(world.ports, { uid: 'max', until: new Date('2100-01-01') });
    await drain();
    expect(world.mail.sent).toHaveLength(0);
    expect(await press({ url: ANN })).toMatchObject({
      outcome: 'updated',
      email: { state: 'queued' },
      credits_remaining: 9,
    });
    await drain();
    expect(world.mail.sent).toHaveLength(1);
  });

  it('keeps the note, once', async () => {
    const world = await memoryWorld();
    const { press } = phone(world);
    await press({ url: BOB, note: 'met at the fair' });
    await press({ url: BOB, note: 'met at the fair' });
    expect(world.creators()).toMatchObject([{ notes: 'met at the fair' }]);
  });

  it('says what is missing when Gmail or the template is not ready', async () => {
    const world = await memoryWorld();
    const { press, nudged } = phone(world);
    const settings = world.data(paths.emailSettings('max'));
    await world.documents.commit([
      { kind: 'update', path: paths.emailSettings('max'), data: { app_password_set: false } },
    ]);
    expect((await press({ url: ANN })).email.state).toBe('not_set_up');
    await world.documents.commit([
      { kind: 'set', path: paths.emailSettings('max'), data: settings ?? {} },
      {
        kind: 'update',
        path: paths.messageTemplates('max'),
        data: { email_template: 'Hi {{who}}' },
      },
    ]);
    expect((await press({ url: ANN })).email.state).toBe('template_incomplete');
    expect(nudged).toEqual([]);
  });
});

describe('a press is refused, and leaves nothing behind,', () => {
  const missing = 'https://www.tiktok.com/@nobody.here';

  it.each([
    ['when the link is of another site', { url: 'https://example.com/ann' }, 'unsupported_link'],
    ['when there is no link at all', { text: 'hello' }, 'unsupported_link'],
    ['when the profile does not exist', { url: missing }, 'profile_not_found'],
    ['when a short link leads nowhere', { url: 'https://vm.tiktok.com/ZMabc/' }, 'link_unresolved'],
  ])('%s', async (_, request, code) => {
    const world = await memoryWorld();
    const { press, nudged } = phone(world, { [missing]: page(missing, tiktokMissing()) });
    await expect(press(request)).rejects.toMatchObject({ code });
    expect(world.creators()).toEqual([]);
    expect(world.balance()).toBe(10);
    expect(nudged).toEqual([]);
  });

  it('when no credits are left, before any page is asked for', async () => {
    const world = await memoryWorld({ trial_credits: 0 });
    const { press, fetched } = phone(world);
    await expect(press({ url: ANN })).rejects.toMatchObject({ code: 'out_of_credits' });
    expect(fetched).toEqual([]);
    expect(world.creators()).toEqual([]);
  });

  it('above the limit a minute, with the seconds to wait', async () => {
    const world = await memoryWorld();
    const { press } = phone(world);
    await press({ url: ANN }, { per_minute: 1 });
    await expect(press({ url: BOB }, { per_minute: 1 })).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 60,
    });
    world.later(60_000);
    expect(await press({ url: BOB }, { per_minute: 1 })).toMatchObject({ outcome: 'created' });
  });
});

describe('presses at the same instant', () => {
  it('of one creator make one creator, one charge and one e-mail', async () => {
    const world = await memoryWorld();
    const { press } = phone(world);
    const answers = await Promise.all(Array.from({ length: 8 }, () => press({ url: ANN })));
    expect(answers.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'already_contacted')).toHaveLength(7);
    expect(world.creators()).toHaveLength(1);
    expect(world.balance()).toBe(9);
    expect(world.under(paths.deliveries('max'))).toHaveLength(1);
  });

  it('spend what there is and not one credit more', async () => {
    const world = await memoryWorld({ trial_credits: 5 });
    const handles = Array.from({ length: 20 }, (_, i) => `creator${i}`);
    const web = Object.fromEntries(
      handles.map((handle) => {
        const url = `https://www.tiktok.com/@${handle}`;
        return [url, page(url, tiktokPage({ handle, bio: `${handle}@studio-lee.com` }))];
      }),
    );
    const { press } = phone(world, web);
    const results = await Promise.allSettled(
      handles.map((username) => press({ platform: 'tiktok', username })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(world.balance()).toBe(0);
    expect(world.creators()).toHaveLength(5);
    expect(world.entries().reduce((sum, { delta }) => sum + delta, 0)).toBe(0);
  });
});

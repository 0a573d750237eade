import { describe, expect, it } from 'vitest';
import {
  contactedDocument,
  deliveryDocument,
  emailSettingsDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokMissing, tiktokPage } from '../../test/pages.ts';
import { ANN, BOB, pages, phone } from '../../test/phone.ts';
import { blockedAccount } from '../ports/access-check.ts';

describe('a request is refused, and leaves nothing behind,', () => {
  const missing = 'https://www.tiktok.com/@nobody.here';

  it.each([
    ['when the link is of another site', { url: 'https://example.com/ann' }, 'unsupported_link'],
    ['when there is no link at all', { text: 'hello' }, 'unsupported_link'],
    ['when the profile does not exist', { url: missing }, 'profile_not_found'],
    ['when a short link leads nowhere', { url: 'https://vm.tiktok.com/ZMabc/' }, 'link_unresolved'],
  ])('%s', async (_, request, code) => {
    const world = await memoryWorld();
    const { requestCapture, dispatched } = phone(world, {
      [missing]: page(missing, tiktokMissing()),
    });
    await expect(requestCapture(request)).rejects.toMatchObject({ code });
    expect(world.creators()).toEqual([]);
    expect(world.balance()).toBe(10);
    expect(dispatched).toEqual([]);
  });

  it('in time when it loses every race', async () => {
    const world = await memoryWorld();
    const { commit } = world.documents;
    let tries = 0;
    const documents = {
      ...world.documents,
      commit(writes: Parameters<typeof commit>[0]) {
        if (!writes.some(({ path }) => path.includes('/creators/'))) return commit(writes);
        tries += 1;
        world.later(2500);
        return Promise.resolve('conflict' as const);
      },
    };
    const { requestCapture, fetched, dispatched } = phone(world);
    await expect(requestCapture({ url: ANN }, { documents })).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('Nothing was changed') as string,
    });
    expect({ tries, dispatched, creators: world.creators() }).toEqual({
      tries: 4,
      dispatched: [],
      creators: [],
    });
    expect(fetched).toHaveLength(1);
    expect(world.balance()).toBe(10);
  });

  it('when the account lacks its settings, which are never taken for the usual ones', async () => {
    const world = await memoryWorld();
    const path = emailSettingsDocument.path(world.uid);
    await world.write('delete', path);
    await expect(phone(world).requestCapture({ url: ANN })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect(world.balance()).toBe(10);
  });

  it('when no credits are left, before any page is fetched', async () => {
    const world = await memoryWorld({ trial_credits: 0 });
    const { requestCapture, fetched } = phone(world);
    await expect(requestCapture({ url: ANN })).rejects.toMatchObject({ code: 'out_of_credits' });
    expect(fetched).toEqual([]);
    expect(world.creators()).toEqual([]);
  });

  it('above the limit, before a short link is followed', async () => {
    const world = await memoryWorld();
    const { requestCapture, fetched } = phone(world);
    await requestCapture({ url: ANN }, { per_minute: 1 });
    const short = requestCapture({ url: 'https://vm.tiktok.com/ZMabc/' }, { per_minute: 1 });
    await expect(short).rejects.toMatchObject({ code: 'rate_limited' });
    expect(fetched).toEqual([ANN]);
  });

  it('above the limit a minute, with the seconds to wait', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world);
    await requestCapture({ url: ANN }, { per_minute: 1 });
    await expect(requestCapture({ url: BOB }, { per_minute: 1 })).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 60,
    });
    world.later(60_000);
    expect(await requestCapture({ url: BOB }, { per_minute: 1 })).toMatchObject({
      outcome: 'created',
    });
  });
});

describe('a request of somebody who is blocked', () => {
  const out = () => Promise.reject(blockedAccount('person_disabled'));
  const refusal = { code: 'unauthorized', reason: 'account_blocked' };

  it('writes nothing, though the page was read at the same time', async () => {
    const world = await memoryWorld();
    const { requestCapture, fetched, dispatched } = phone(world);
    await expect(requestCapture({ url: ANN }, { checkAccess: out })).rejects.toMatchObject(refusal);
    expect(fetched).toEqual([ANN]);
    expect(world.creators()).toEqual([]);
    expect(world.balance()).toBe(10);
    expect(dispatched).toEqual([]);
  });

  it('learns nothing of a creator that is known', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world);
    await requestCapture({ url: ANN });
    await expect(requestCapture({ url: ANN }, { checkAccess: out })).rejects.toMatchObject(refusal);
  });

  it('learns nothing of the credits', async () => {
    const world = await memoryWorld({ trial_credits: 0 });
    await expect(
      phone(world).requestCapture({ url: ANN }, { checkAccess: out }),
    ).rejects.toMatchObject(refusal);
  });

  it('that is refused for another reason first leaves no unhandled rejection', async () => {
    const { requestCapture } = phone(await memoryWorld());
    const nowhere = requestCapture({ url: 'https://example.com/ann' }, { checkAccess: out });
    await expect(nowhere).rejects.toMatchObject({ code: 'unsupported_link' });
  });
});

describe('requests at the same instant', () => {
  it('of one creator make one creator, one charge and one email', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => requestCapture({ url: ANN })),
    );
    expect(answers.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'already_contacted')).toHaveLength(7);
    expect(world.creators()).toHaveLength(1);
    expect(world.balance()).toBe(9);
    expect(world.under(deliveryDocument.collection('max'))).toHaveLength(1);
  });

  it('of two creators with one address write to it once', async () => {
    const world = await memoryWorld();
    const twin = 'https://www.tiktok.com/@twin';
    const body = tiktokPage({ handle: 'twin', bio: 'ann@studio-lee.com' });
    const { requestCapture } = phone(world, { ...pages(), [twin]: page(twin, body) });
    const answers = await Promise.all([
      requestCapture({ url: ANN }),
      requestCapture({ url: twin }),
    ]);
    expect(answers.map(({ email }) => email.state).sort()).toEqual(['already_sent', 'queued']);
    expect(world.under(deliveryDocument.collection('max'))).toHaveLength(1);
  });

  it('that requeue one failed email queue it once', async () => {
    const world = await memoryWorld();
    const { requestCapture, dispatched } = phone(world);
    const { creator } = await requestCapture({ url: ANN });
    const path = deliveryDocument.path('max', `email_${creator.id}`);
    await world.documents.commit([
      { kind: 'update', path, data: { state: 'failed', due_at: undefined } },
      { kind: 'delete', path: contactedDocument.path('max', 'hash-of-ann@studio-lee.com') },
    ]);
    const answers = await Promise.all([requestCapture({ url: ANN }), requestCapture({ url: ANN })]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['already_contacted', 'updated']);
    expect(dispatched).toHaveLength(2);
  });

  it('fetch the page once, also when one has to decide again', async () => {
    const world = await memoryWorld();
    const { requestCapture, fetched } = phone(world);
    await Promise.all([
      requestCapture({ url: ANN }),
      requestCapture({ url: BOB, text: 'bob@dance-house.com' }),
    ]);
    expect(fetched.filter((url) => url === ANN)).toHaveLength(1);
    expect(fetched.filter((url) => url === BOB)).toHaveLength(1);
    expect(world.balance()).toBe(8);
  });

  it('spend the balance and not one credit more', async () => {
    const world = await memoryWorld({ trial_credits: 5 });
    const handles = Array.from({ length: 20 }, (_, i) => `creator${i}`);
    const web = Object.fromEntries(
      handles.map((handle) => {
        const url = `https://www.tiktok.com/@${handle}`;
        return [url, page(url, tiktokPage({ handle, bio: `${handle}@studio-lee.com` }))];
      }),
    );
    const { requestCapture } = phone(world, web);
    const results = await Promise.allSettled(
      handles.map((username) => requestCapture({ platform: 'tiktok', username })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(world.balance()).toBe(0);
    expect(world.creators()).toHaveLength(5);
    expect(world.entries().reduce((sum, { delta }) => sum + delta, 0)).toBe(0);
  });
});

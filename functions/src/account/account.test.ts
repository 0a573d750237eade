import { describe, expect, it } from 'vitest';
import { apiKeyDocument, userDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { lostAnswer } from '../../test/lost-answer.ts';
import type { Documents } from '../ports/documents.ts';
import { findKeyOwner } from './find-key-owner.ts';
import { getUserData } from './get-user-data.ts';
import { openAccount } from './run-open-account.ts';
import { regenerateApiKey } from './regenerate-api-key.ts';
import { updateUserData } from './update-user-data.ts';

const opening = (uid: string, trial_credits = 10) => ({
  person: { uid, name: 'Eve', email: 'eve@brand.com', photo_url: null },
  time_zone: 'Europe/Paris',
  trial_credits,
  app_origin: 'https://app.test',
});

describe('opening an account', () => {
  it('writes everything a new account needs, with its trial credits as an entry', async () => {
    const world = await memoryWorld();
    expect(world.data(userDocument.path('max'))).toMatchObject({
      email: 'max@brand.com',
      time_zone: 'Europe/Berlin',
    });
    expect(world.balance()).toBe(10);
    expect(world.entries()).toMatchObject([
      { kind: 'grant', delta: 10, balance_after: 10, ref: 'trial' },
    ]);
    expect(world.data(userDocument.path('max'))?.['referral_url']).toMatch(
      /^https:\/\/app\.test\/\?ref=\w{8}$/,
    );
  });

  it('opens once when asked many times at once', async () => {
    const world = await memoryWorld();
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => openAccount(world.ports, opening('eve'))),
    );
    expect(opened.filter((answer) => answer.opened)).toHaveLength(1);
    expect(world.under('users/eve/credit_entries')).toHaveLength(1);
  });

  it('follows the person to a new time zone and changes nothing else', async () => {
    const world = await memoryWorld();
    const before = world.data(userDocument.path('max'));
    await openAccount(world.ports, opening('max'));
    expect(world.data(userDocument.path('max'))).toEqual({ ...before, time_zone: 'Europe/Paris' });
  });
});

describe('the API key', () => {
  it('finds its owner, and records when it was last used', async () => {
    const world = await memoryWorld();
    const find = async () => findKeyOwner(world.ports, await world.apiKey());
    const owner = { uid: 'max', signed_in_at: null };
    expect(await find()).toMatchObject({ ...owner, is_first_use: true });
    expect(await find()).toMatchObject({ ...owner, is_first_use: false });
    expect(
      (await getUserData(world.ports, { uid: 'max', can_pay: false })).apiKey.last_used_at,
    ).toBe('2026-05-01T12:00:00.000Z');
  });

  it('lets a later use be stored beside the request, and no fault of that refuse it', async () => {
    const world = await memoryWorld();
    const key = await world.apiKey();
    await findKeyOwner(world.ports, key);
    world.later(2 * 60_000);
    const waiting: (() => void)[] = [];
    const slow: Documents = {
      ...world.documents,
      commit: async (writes) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return world.documents.commit(writes);
      },
    };
    const { marked, uid } = await findKeyOwner({ ...world.ports, documents: slow }, key);
    expect(uid).toBe('max');
    const lastUsed = () => world.under('api_key_hashes')[0]?.['last_used_at'];
    expect(lastUsed()).not.toEqual(world.ports.clock());
    waiting.forEach((go) => go());
    await marked;
    expect(lastUsed()).toEqual(world.ports.clock());

    world.later(2 * 60_000);
    const commit = () => Promise.reject(new Error('down'));
    const faults: unknown[] = [];
    const onUnmarked = ({ error }: { error: unknown }) => void faults.push(error);
    const down = { ...world.ports, documents: { ...world.documents, commit }, onUnmarked };
    const owner = await findKeyOwner(down, key);
    await owner.marked;
    expect(faults).toEqual([new Error('down')]);
  });

  it('stores its first use before the request goes on, since the apps that are told read it', async () => {
    const world = await memoryWorld();
    const commits: string[] = [];
    const documents: Documents = {
      ...world.documents,
      commit: async (writes) => {
        await Promise.resolve();
        commits.push(...writes.map(({ path }) => path));
        return world.documents.commit(writes);
      },
    };
    await findKeyOwner({ ...world.ports, documents }, await world.apiKey());
    expect(commits).toHaveLength(1);
  });

  it('is not used by a dry run, which the setup guide makes in the browser', async () => {
    const world = await memoryWorld();
    await findKeyOwner(world.ports, await world.apiKey(), { is_dry_run: true });
    const { apiKey } = await getUserData(world.ports, { uid: 'max', can_pay: false });
    expect(apiKey.last_used_at).toBeNull();
  });

  it('stops working the moment it is replaced', async () => {
    const world = await memoryWorld();
    const old = await world.apiKey();
    await regenerateApiKey(world.ports, 'max');
    await expect(findKeyOwner(world.ports, old)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await findKeyOwner(world.ports, await world.apiKey())).toMatchObject({ uid: 'max' });
    expect(world.under('api_key_hashes')).toHaveLength(1);
  });

  it('is replaced once, although the answer to the write was lost', async () => {
    const world = await memoryWorld();
    const documents = lostAnswer(world.documents);
    await regenerateApiKey({ ...world.ports, documents }, 'max');
    expect(world.under('api_key_hashes')).toHaveLength(1);
    const owner = await findKeyOwner(world.ports, await world.apiKey());
    expect(owner.uid).toBe('max');
  });

  it('costs no read when it is malformed', async () => {
    const world = await memoryWorld();
    const documents = { ...world.documents, getAll: () => Promise.reject(new Error('read')) };
    await expect(
      findKeyOwner({ ...world.ports, documents }, 'vo_live_nonsense'),
    ).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });

  it('is never stored as it is', async () => {
    const world = await memoryWorld();
    const key = await world.apiKey();
    expect(world.data(apiKeyDocument.path('max'))?.['api_key']).not.toBe(key);
  });
});

describe('the settings', () => {
  it('never give the app password back', async () => {
    const world = await memoryWorld();
    const { emailSettings } = await getUserData(world.ports, { uid: 'max', can_pay: false });
    expect(emailSettings).toMatchObject({ app_password_set: true, app_password_last4: 'ijkl' });
    expect(JSON.stringify(emailSettings)).not.toContain('abcdefgh');
  });

  it('are refused for an account that is not open', async () => {
    const world = await memoryWorld();
    await expect(getUserData(world.ports, { uid: 'nobody', can_pay: false })).rejects.toMatchObject(
      {
        code: 'unauthorized',
      },
    );
    const update = { table: 'message_templates', data: { email_subject: 'Hello' } } as const;
    await expect(updateUserData(world.ports, { uid: 'nobody', update })).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});

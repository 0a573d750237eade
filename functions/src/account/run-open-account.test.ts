import { describe, expect, it } from 'vitest';
import { NAME_LIMIT } from '@vibes/core/account/user-account';
import {
  apiKeyDocument,
  creditEntryDocument,
  deletionDocument,
  crmSettingsDocument,
  emailSettingsDocument,
  messageTemplatesDocument,
  referralCodeDocument,
  referralDocument,
  referralSummaryDocument,
  statisticsDocument,
  trialMailboxDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { codeOf, openBeside } from '../../test/referral-accounts.ts';
import { aesSecretBox } from '../adapters/crypto/aes-secret-box.ts';
import { sha256 } from '../adapters/crypto/node-crypto.ts';

const summary = referralSummaryDocument.path('max');

it('an account is opened under a name of visible characters and bounded length', async () => {
  const world = await memoryWorld();
  const nameOf = (uid: string) => world.data(userDocument.path(uid))?.['name'];
  await openBeside(world, { uid: 'eve', name: '\u202eEve\u0000 \ud83d' });
  expect(nameOf('eve')).toBe('Eve');
  await openBeside(world, { uid: 'ida', name: '😀'.repeat(1000) });
  expect(nameOf('ida')).toBe('😀'.repeat(NAME_LIMIT / 2));
});

it('an account of which only some documents are left is not opened, in plain words, and nothing changes', async () => {
  const world = await memoryWorld();
  await openBeside(world, { uid: 'eve' });
  await world.documents.commit([{ kind: 'delete', path: userDocument.path('eve') }]);
  const before = world.documents.dump();
  await expect(openBeside(world, { uid: 'eve' })).rejects.toMatchObject({
    code: 'timeout',
    log: 'account_not_openable',
    message: expect.stringMatching(/Nothing was changed\. Try again in a minute/) as string,
  });
  expect(world.documents.dump()).toEqual(before);
});

it('an account that was deleted is not opened again, however late the request comes', async () => {
  const world = await memoryWorld();
  const path = deletionDocument.path('eve');
  await world.documents.commit([{ kind: 'create', path, data: {} }]);
  const before = world.documents.dump();
  await expect(openBeside(world, { uid: 'eve' })).rejects.toMatchObject({
    code: 'unauthorized',
    log: 'session_deleted',
  });
  expect(world.documents.dump()).toEqual(before);
});

it('statistics that cannot be read keep nobody out, and stay as they are', async () => {
  const world = await memoryWorld();
  await openBeside(world, { uid: 'eve' });
  const path = statisticsDocument.path('eve');
  const data = { days: { '2020-01-01': { captured: 'many' } } };
  await world.documents.commit([{ kind: 'create', path, data }]);
  expect(await openBeside(world, { uid: 'eve' })).toEqual({ opened: false });
  expect(world.data(path)).toEqual(data);
});

describe('an account opened by somebody’s link', () => {
  it('is bound to them, and counted as a sign-up', async () => {
    const world = await memoryWorld();
    const code = codeOf(world);
    await openBeside(world, { uid: 'eve', referral_code: code });
    expect(world.data(userDocument.path('eve'))).toMatchObject({ referred_by: code });
    const at = world.ports.clock();
    expect(world.under('users/max/referrals')).toEqual([{ at, paid_at: null }]);
    expect(world.data(referralDocument.path('max', 'eve'))).toBeDefined();
    expect(world.data(summary)).toEqual({ sign_ups: 1 });
  });

  it('counts once, however many tabs open it at once', async () => {
    const world = await memoryWorld();
    const opening = { uid: 'eve', referral_code: codeOf(world) };
    await Promise.all(Array.from({ length: 5 }, () => openBeside(world, opening)));
    await openBeside(world, opening);
    expect(world.data(summary)).toEqual({ sign_ups: 1 });
  });

  it('whose earlier account is gone is bound and not counted again', async () => {
    const world = await memoryWorld();
    const opening = { uid: 'eve', referral_code: codeOf(world) };
    await openBeside(world, opening);
    const gone = [userDocument, usageCreditsDocument, apiKeyDocument];
    const rest = [messageTemplatesDocument, emailSettingsDocument, crmSettingsDocument];
    await world.documents.commit(
      [...gone, ...rest].map((of) => ({ kind: 'delete', path: of.path('eve') })),
    );
    expect(await openBeside(world, opening)).toEqual({ opened: true });
    expect(world.data(userDocument.path('eve'))).toMatchObject({
      referred_by: opening.referral_code,
    });
    expect(world.data(summary)).toEqual({ sign_ups: 1 });
  });

  it('leaves one that is open as it is', async () => {
    const world = await memoryWorld();
    await openBeside(world, { uid: 'eve' });
    const before = world.documents.dump();
    expect(await openBeside(world, { uid: 'eve', referral_code: codeOf(world) })).toEqual({
      opened: false,
    });
    expect(world.documents.dump()).toEqual(before);
  });

  it('reads nothing more than the account, its statistics and its deletion when there is no link, nor a trial', async () => {
    const world = await memoryWorld();
    const read: string[] = [];
    const documents = {
      ...world.documents,
      getAll: (wanted: string[]) => world.documents.getAll((read.push(...wanted), wanted)),
    };
    const ports = { ...world.ports, documents };
    for (const referral_code of [undefined, null, '', 'nonsense!'])
      await openBeside({ ...world, ports }, { uid: `eve-${referral_code}`, referral_code });
    expect(read).toHaveLength(12);
  });
});

describe('an account opened with a code that is not valid', () => {
  it.each([
    ['is nobody’s', 'zzzzzzzz'],
    ['is too short', 'abc'],
    ['holds a slash', 'ab/cd/ef'],
    ['is empty', ''],
    ['is a path', '../max'],
    ['is too long', '2'.repeat(32)],
  ])('(it %s) is opened without a referral', async (_, referral_code) => {
    const world = await memoryWorld();
    expect(await openBeside(world, { uid: 'eve', referral_code })).toEqual({ opened: true });
    expect(world.data(userDocument.path('eve'))).toMatchObject({ referred_by: null });
    expect(world.data(summary)).toBeUndefined();
  });

  it('(its owner’s account is gone) is opened without a referral', async () => {
    const world = await memoryWorld();
    const referral_code = codeOf(world);
    await world.documents.commit([{ kind: 'delete', path: userDocument.path('max') }]);
    await openBeside(world, { uid: 'eve', referral_code });
    expect(world.data(userDocument.path('eve'))).toMatchObject({ referred_by: null });
  });

  it.each([
    ['max@brand.com', 'MAX@Brand.com'],
    ['max@brand.com', 'max+second@brand.com'],
    ['max.lee@gmail.com', 'm.axlee+1@googlemail.com'],
    ['max@bücher-brand.de', 'max@xn--bcher-brand-thb.de'],
  ])('(%s refers %s) is nobody’s referral', async (own, other) => {
    const world = await memoryWorld();
    await openBeside(world, { uid: 'own', email: own });
    await openBeside(world, { uid: 'eve', email: other, referral_code: codeOf(world, 'own') });
    expect(world.data(userDocument.path('eve'))).toMatchObject({ referred_by: null });
    expect(world.data(referralSummaryDocument.path('own'))).toBeUndefined();
  });

  it('(the person’s own, of an account that is half gone) is nobody’s referral', async () => {
    const world = await memoryWorld();
    const path = referralCodeDocument.path('abcd2345');
    await world.documents.commit([{ kind: 'create', path, data: { uid: 'eve' } }]);
    await openBeside(world, { uid: 'eve', referral_code: 'abcd2345' });
    expect(world.data(userDocument.path('eve'))).toMatchObject({ referred_by: null });
  });
});

describe('trial credits', () => {
  const trialOf = (world: MemoryWorld, uid: string) => ({
    balance: world.data(usageCreditsDocument.path(uid))?.['num_credits'],
    entries: world.under(creditEntryDocument.collection(uid)).length,
    hears_enough: world.data(usageCreditsDocument.path(uid))?.['trial_used_before'],
  });
  const GIVEN = { balance: 10, entries: 1, hears_enough: false };
  const USED = { balance: 0, entries: 0, hears_enough: true };
  const open = (world: MemoryWorld, uid: string, email: string) =>
    openBeside(world, { uid, email, trial_credits: 10 });
  const forget = (world: MemoryWorld) =>
    world.documents.commit(
      Object.keys(world.documents.dump())
        .filter((path) => path.startsWith('trial_mailboxes/'))
        .map((path) => ({ kind: 'delete', path })),
    );

  it('come with the first account of a mailbox, however it is spelled', async () => {
    const world = await memoryWorld();
    await open(world, 'ilsa', 'ilsa.torvane@gmail.com');
    expect(trialOf(world, 'ilsa')).toEqual(GIVEN);
    const again = ['ilsatorvane+2@gmail.com', 'I.L.S.A.torvane@googlemail.com'];
    for (const [n, email] of again.entries()) {
      expect(await open(world, `again${n}`, email)).toEqual({ opened: true });
      expect(trialOf(world, `again${n}`)).toEqual(USED);
    }
    await open(world, 'other', 'ilse.torvane@gmail.com');
    expect(trialOf(world, 'other')).toEqual(GIVEN);
  });

  it('do not come again with another account after the first one is deleted', async () => {
    const world = await memoryWorld();
    await open(world, 'ilsa', 'ilsa@gmail.com');
    const own = Object.keys(world.documents.dump()).filter((path) => /\bilsa\b/.test(path));
    await world.documents.commit(own.map((path) => ({ kind: 'delete', path })));
    expect(JSON.stringify(world.documents.dump())).not.toContain('ilsa@gmail.com');
    await open(world, 'again', 'il.sa@gmail.com');
    expect(trialOf(world, 'again')).toEqual(USED);
  });

  it('come once when a mailbox opens many accounts at the same instant', async () => {
    const world = await memoryWorld();
    const uids = Array.from({ length: 8 }, (_, n) => `ilsa${n}`);
    const opened = await Promise.all(
      uids.map((uid) => open(world, uid, `ilsa+${uid}@torvane.example`)),
    );
    expect(opened.every((answer) => answer.opened)).toBe(true);
    const given = uids.map((uid) => trialOf(world, uid));
    expect(given.filter(({ balance }) => balance === 10)).toEqual([GIVEN]);
    expect(given.filter(({ balance }) => balance === 0)).toEqual(Array(7).fill(USED));
  });

  it('of an account opened before mailboxes were noted count for its mailbox from the next sign-in', async () => {
    const world = await memoryWorld();
    await open(world, 'ilsa', 'ilsa@torvane.example');
    await forget(world);
    const before = world.data(usageCreditsDocument.path('ilsa'));
    expect(await open(world, 'ilsa', 'ilsa@torvane.example')).toEqual({ opened: false });
    expect(world.data(usageCreditsDocument.path('ilsa'))).toEqual(before);
    await open(world, 'again', 'ilsa+again@torvane.example');
    expect(trialOf(world, 'again')).toEqual(USED);
    const whole = world.documents.dump();
    expect(await open(world, 'ilsa', 'ilsa@torvane.example')).toEqual({ opened: false });
    expect(world.documents.dump()).toEqual(whole);
  });

  it('are noted under what is neither the address nor a hash that others could make', async () => {
    const world = await memoryWorld();
    const ports = { ...world.ports, secrets: aesSecretBox(Buffer.alloc(32, 7).toString('base64')) };
    await forget(world);
    await open({ ...world, ports }, 'ilsa', 'ilsa@torvane.example');
    const noted = Object.entries(world.documents.dump()).filter(([path]) =>
      path.startsWith('trial_mailboxes/'),
    );
    const fingerprint = 'f75dafc29ade1804659c14338529f683bf5ef5725c58abca70a98b323fbda96c';
    expect(noted).toEqual([[trialMailboxDocument.path(fingerprint), { at: world.ports.clock() }]]);
    expect(fingerprint).not.toBe(sha256('ilsa@torvane.example'));
  });

  it('are shown as used to nobody where none are offered, and no mailbox is noted', async () => {
    const world = await memoryWorld();
    await forget(world);
    for (const uid of ['ilsa', 'again']) {
      await openBeside(world, { uid, email: `ilsa+${uid}@torvane.example`, trial_credits: 0 });
      expect(trialOf(world, uid)).toEqual({ balance: 0, entries: 0, hears_enough: false });
    }
    expect(world.under('trial_mailboxes')).toEqual([]);
  });
});

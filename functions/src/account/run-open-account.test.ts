import { describe, expect, it } from 'vitest';
import { NAME_LIMIT } from '@vibes/core/account/user-account';
import {
  apiKeyDocument,
  deletionDocument,
  crmSettingsDocument,
  emailSettingsDocument,
  messageTemplatesDocument,
  referralCodeDocument,
  referralDocument,
  referralSummaryDocument,
  statisticsDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { codeOf, openBeside } from '../../test/referral-accounts.ts';

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
  await world.write('delete', userDocument.path('eve'));
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
  await world.write('create', path, {});
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
  await world.write('create', path, data);
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
    await world.write('delete', userDocument.path('max'));
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
    await world.write('create', path, { uid: 'eve' });
    await openBeside(world, { uid: 'eve', referral_code: 'abcd2345' });
    expect(world.data(userDocument.path('eve'))).toMatchObject({ referred_by: null });
  });
});

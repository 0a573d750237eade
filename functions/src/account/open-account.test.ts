import { describe, expect, it } from 'vitest';
import { NAME_LIMIT } from '@vibes/core/account/user-account';
import { paths } from '@vibes/core/firestore/paths';
import { memoryWorld } from '../../test/memory-world.ts';
import { codeOf, openBeside } from '../../test/referral-accounts.ts';

const summary = paths.referralSummary('max');

it('an account is opened under a name of what can be seen, and of bounded length', async () => {
  const world = await memoryWorld();
  const nameOf = (uid: string) => world.data(paths.user(uid))?.['name'];
  await openBeside(world, { uid: 'eve', name: '\u202eEve\u0000 \ud83d' });
  expect(nameOf('eve')).toBe('Eve');
  await openBeside(world, { uid: 'ida', name: '😀'.repeat(1000) });
  expect(nameOf('ida')).toBe('😀'.repeat(NAME_LIMIT / 2));
});

describe('an account opened by somebody’s link', () => {
  it('is bound to them, and counted as a sign-up', async () => {
    const world = await memoryWorld();
    const code = codeOf(world);
    await openBeside(world, { uid: 'eve', referral_code: code });
    expect(world.data(paths.user('eve'))).toMatchObject({ referred_by: code });
    const at = world.ports.clock();
    expect(world.under('users/max/referrals')).toEqual([{ at, paid_at: null }]);
    expect(world.data(paths.referral('max', 'eve'))).toBeDefined();
    expect(world.data(summary)).toEqual({ sign_ups: 1 });
  });

  it('counts once, however many tabs open it at once', async () => {
    const world = await memoryWorld();
    const opening = { uid: 'eve', referral_code: codeOf(world) };
    await Promise.all(Array.from({ length: 5 }, () => openBeside(world, opening)));
    await openBeside(world, opening);
    expect(world.data(summary)).toEqual({ sign_ups: 1 });
  });

  it('and counted before, in an account that is gone, is bound and counted no more', async () => {
    const world = await memoryWorld();
    const opening = { uid: 'eve', referral_code: codeOf(world) };
    await openBeside(world, opening);
    const gone = ['user', 'usageCredits', 'apiKey'] as const;
    const rest = ['messageTemplates', 'emailSettings', 'crmSettings'] as const;
    await world.documents.commit(
      [...gone, ...rest].map((of) => ({ kind: 'delete', path: paths[of]('eve') })),
    );
    expect(await openBeside(world, opening)).toEqual({ opened: true });
    expect(world.data(paths.user('eve'))).toMatchObject({ referred_by: opening.referral_code });
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

  it('reads nothing more than the account when there is no link', async () => {
    const world = await memoryWorld();
    const read: string[] = [];
    const documents = {
      ...world.documents,
      getAll: (wanted: string[]) => world.documents.getAll((read.push(...wanted), wanted)),
    };
    const ports = { ...world.ports, documents };
    for (const referral_code of [undefined, null, '', 'nonsense!'])
      await openBeside({ ...world, ports }, { uid: `eve-${referral_code}`, referral_code });
    expect(read).toHaveLength(4);
  });
});

describe('an account opened with a code that counts for nothing', () => {
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
    expect(world.data(paths.user('eve'))).toMatchObject({ referred_by: null });
    expect(world.data(summary)).toBeUndefined();
  });

  it('(its owner’s account is gone) is opened without a referral', async () => {
    const world = await memoryWorld();
    const referral_code = codeOf(world);
    await world.documents.commit([{ kind: 'delete', path: paths.user('max') }]);
    await openBeside(world, { uid: 'eve', referral_code });
    expect(world.data(paths.user('eve'))).toMatchObject({ referred_by: null });
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
    expect(world.data(paths.user('eve'))).toMatchObject({ referred_by: null });
    expect(world.data(paths.referralSummary('own'))).toBeUndefined();
  });

  it('(the person’s own, of an account that is half gone) is nobody’s referral', async () => {
    const world = await memoryWorld();
    const path = paths.referralCode('abcd2345');
    await world.documents.commit([{ kind: 'create', path, data: { uid: 'eve' } }]);
    await openBeside(world, { uid: 'eve', referral_code: 'abcd2345' });
    expect(world.data(paths.user('eve'))).toMatchObject({ referred_by: null });
  });
});

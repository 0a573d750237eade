import { describe, expect, it } from 'vitest';
import { isCalledLike, isOfFans } from './called-like.ts';

const tilly = { handle: 'tillytrent', name: 'Tilly Trent 🌸 | Velvet Row' };

describe('a name is the account’s', () => {
  it.each([
    'tillytrent',
    'Tilly Trent',
    'thetillytrent',
    'Tilly Trent Photography',
    'tilly.trent_',
  ])('%s', (called) => {
    expect(isCalledLike(called, tilly)).toBe(true);
  });

  it.each(['velvetrow', 'tilly', 'trent', 'Tilly Trent x Velvet Row', 'tillytrentson', ''])(
    'but not %j',
    (called) => {
      expect(isCalledLike(called, tilly)).toBe(false);
    },
  );

  it('with more around it where hosts may have more', () => {
    const owner = { handle: 'hesper_q', name: 'Hesper Quill' };
    expect(isCalledLike('hesperquillceramics', owner, { within: true })).toBe(true);
    expect(isCalledLike('hesperquillceramics', owner)).toBe(false);
  });

  it('exactly, where another account may be a namesake’s', () => {
    const cook = { handle: 'ella.mae.cooks', name: 'Ella Mae Dawson' };
    expect(isCalledLike('ellamae', cook)).toBe(true);
    expect(isCalledLike('ellamae', cook, { exact: true })).toBe(false);
    expect(isCalledLike('realellamaecooks', cook, { exact: true })).toBe(true);
  });

  it('as a whole where the handle is short', () => {
    expect(isCalledLike('bob', { handle: 'bob', name: 'Bob' })).toBe(true);
    expect(isCalledLike('bob', { handle: 'bobby.t', name: 'Bob' })).toBe(false);
  });
});

it.each([
  [{ handle: 'junovalefans', name: 'Juno Vale', bio: '' }, true],
  [{ handle: 'juno.daily', name: 'Juno', bio: 'not affiliated with Juno Vale' }, true],
  [{ handle: 'lucie.off', name: 'Lucie (non officiel)', bio: '' }, true],
  [{ handle: 'junovale', name: 'Juno Vale', bio: 'my fans are the best' }, false],
])('%j is about somebody else: %s', (account, expected) => {
  expect(isOfFans(account)).toBe(expected);
});

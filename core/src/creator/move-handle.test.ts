import { expect, it } from 'vitest';
import { plainCreator } from '../../test/plain-creator.ts';
import { withHandle, withoutHandle } from './move-handle.ts';

const now = new Date('2026-05-08T12:00:00Z');
const lena = plainCreator('lena', now);
const to = (handle: string) => ({ platform: 'tiktok', handle }) as const;

it('a new handle keeps the old one among the former ones, the last one first', () => {
  const once = { ...lena, ...withHandle(lena, to('lena.two'), now) };
  const twice = { ...once, ...withHandle(once, to('lena.three'), now) };
  expect(twice.tiktok_username).toBe('lena.three');
  expect(twice.former_handles.map(({ handle }) => handle)).toEqual(['lena.two', 'lena']);
});

it('a handle that comes back is a former one no longer', () => {
  const away = { ...lena, ...withHandle(lena, to('lena.two'), now) };
  const back = { ...away, ...withHandle(away, to('lena'), now) };
  expect(back.former_handles.map(({ handle }) => handle)).toEqual(['lena.two']);
});

it('a first handle on a platform, and the same once more, add none', () => {
  const first = withHandle(lena, { platform: 'instagram', handle: 'lena' }, now);
  expect(first).toMatchObject({ tiktok_username: 'lena', instagram_username: 'lena' });
  expect(first.former_handles).toEqual([]);
  expect(withHandle(lena, to('lena'), now).former_handles).toEqual([]);
});

it('a handle that somebody else has is nobody’s to write to, and said to be taken', () => {
  const robbed = withoutHandle(lena, to('lena'), now);
  expect(robbed.tiktok_username).toBeNull();
  expect(robbed.former_handles).toEqual([{ ...to('lena'), until: now, is_taken: true }]);
  // Under another handle by now, it keeps that one.
  const moved = { ...lena, tiktok_username: 'lena.two' };
  expect(withoutHandle(moved, to('lena'), now).tiktok_username).toBe('lena.two');
});

import { expect, it } from 'vitest';
import { lookPause, faultPause } from './next-look.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE);

it.each([
  ['at once', 0, 2],
  ['minutes', 8, 2],
  ['half an hour', 30, 7.5],
  ['four hours', 240, 60],
  ['a week', 7 * 24 * 60, 60],
  ['a day before 60 days', 59 * 24 * 60, 60],
  ['60 days', 60 * 24 * 60, 24 * 60],
  ['a year', 365 * 24 * 60, 24 * 60],
])('%s after the last email, the next look is that many minutes away', (_, passed, pause) => {
  expect(lookPause(ago(passed), NOW) / MINUTE).toBe(pause);
});

it('a clock that was moved back makes no look wait longer', () =>
  expect(lookPause(ago(-600), NOW) / MINUTE).toBe(2));

it('a mailbox that cannot be read is tried after two minutes at first, and every hour later', () => {
  expect(faultPause(NOW, NOW) / MINUTE).toBe(2);
  expect(faultPause(ago(20), NOW) / MINUTE).toBe(20);
  expect(faultPause(ago(600), NOW) / MINUTE).toBe(60);
});

import { expect, it } from 'vitest';
import { dailyCap } from './daily-cap.ts';

it.each([
  ['ella@gmail.com', 500],
  ['Ella@GoogleMail.com', 500],
  ['ella@brand.com', 2000],
  ['ella@notgmail.com', 2000],
  ['gmail.com@brand.com', 2000],
  [null, 2000],
])('Gmail takes from %s at most %d emails', (email_address, maximum) => {
  expect(dailyCap({ email_address, daily_cap: null }, 2000)).toEqual({
    cap: maximum,
    usual: maximum,
    maximum,
  });
});

it.each([
  [null, 40],
  [30, 30],
  [120, 120],
  // Saved before another address was, or before there was this maximum.
  [2000, 500],
])('with %s set, the cap of a personal address is %d', (daily_cap, cap) => {
  expect(dailyCap({ email_address: 'ella@gmail.com', daily_cap }, 40).cap).toBe(cap);
});

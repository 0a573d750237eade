import { PLANS } from '@vibes/core/plan/plan';
import { beforeEach, expect, it, vi } from 'vitest';
import { arrivalIn, returnAddresses } from './payment-arrival.ts';

const [starter] = PLANS;
const read = (search: string) => arrivalIn(new URLSearchParams(search));

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://app.test' });
});

it.each([
  ['payment=done', { kind: 'done' }],
  ['payment=managed', { kind: 'managed' }],
  ['payment=cancelled&plan=Starter', { kind: 'cancelled', plan: starter }],
  ['payment=cancelled&plan=Growth', { kind: 'cancelled', plan: null }],
  ['payment=cancelled', { kind: 'cancelled', plan: null }],
  ['payment=stolen', null],
  ['tab=plans', null],
  ['', null],
])('reads %j as %j', (search, arrival) => {
  expect(read(search)).toEqual(arrival);
});

it('reads each address it hands out, all of them on the page of return', () => {
  if (!starter) throw new Error('There is no plan.');
  const given = [
    returnAddresses.done(),
    returnAddresses.cancelled(starter),
    returnAddresses.managed(),
  ].map((address) => new URL(address));
  expect(new Set(given.map((url) => url.origin + url.pathname))).toEqual(
    new Set(['https://app.test/profile']),
  );
  expect(given.map(({ searchParams }) => arrivalIn(searchParams))).toEqual([
    { kind: 'done' },
    { kind: 'cancelled', plan: starter },
    { kind: 'managed' },
  ]);
});

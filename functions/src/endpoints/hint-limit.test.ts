import { expect, it } from 'vitest';
import { hintLimit } from './hint-limit.ts';

const here = { ip: '203.0.113.7' };
const refused = expect.objectContaining({ code: 'rate_limited' }) as Error;

it('refuses from the limit on, and returns for how long', () => {
  const limit = hintLimit(2);
  limit.count(here);
  limit.check(here);
  limit.count(here);
  expect(() => limit.check(here)).toThrow(refused);
  expect(() => limit.check(here)).toThrow(
    expect.objectContaining({ retryAfter: expect.closeTo(60, 0) as number }) as Error,
  );
});

it('counts each origin by itself', () => {
  const limit = hintLimit(1);
  limit.count(here);
  expect(() => limit.check(here)).toThrow(refused);
  limit.check({ ip: '203.0.113.8' });
});

it('remembers a bounded number of origins', () => {
  const limit = hintLimit(1);
  limit.count(here);
  for (let index = 0; index < 10_000; index += 1) limit.count({ ip: `other-${index}` });
  limit.check(here);
});

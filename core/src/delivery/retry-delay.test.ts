import { describe, expect, it } from 'vitest';
import { LONGEST_DELAY, retryDelay } from './retry-delay.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the wait before another try', () => {
  it('follows the table of Standard Webhooks, and ends after ten tries', () => {
    const delays = Array.from({ length: 10 }, (_, i) => retryDelay(i + 1, 0));
    const hours = [2, 5, 10, 14, 20, 24].map((count) => count * HOUR);
    expect(delays).toEqual([5000, 5 * MINUTE, 30 * MINUTE, ...hours, null]);
  });

  it('is spread by a tenth, and never longer than the table says', () => {
    expect(retryDelay(2, 0.5)).toBe(5 * MINUTE * 0.95);
    const shortest = retryDelay(2, 0.999) ?? 0;
    expect(shortest).toBeGreaterThanOrEqual(5 * MINUTE * 0.9);
    expect(shortest).toBeLessThan(5 * MINUTE * 0.91);
  });

  it('is never less than the provider asks for, up to a day', () => {
    expect(retryDelay(1, 0.9, 90_000)).toBe(90_000);
    expect(retryDelay(4, 0, 90_000)).toBe(2 * HOUR);
    expect(retryDelay(1, 0, 30 * LONGEST_DELAY)).toBe(24 * HOUR);
  });
});

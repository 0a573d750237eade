import { describe, expect, it } from 'vitest';
import { summary } from './summary.ts';

const timed = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `test ${n}`, milliseconds: n * 1000 }));

describe('summary', () => {
  it('names the ten slowest tests of all checks, slowest first', () => {
    const results = [
      { passed: 8, failed: 0, output: '', timings: timed(8) },
      { passed: 1, failed: 0, output: '', timings: [{ name: 'slow', milliseconds: 90_000 }] },
      { passed: 4, failed: 0, output: '', timings: timed(4) },
    ];
    const lines = summary(results);
    expect(lines[0]).toBe('The slowest tests:');
    expect(lines.slice(1, 4)).toEqual(['90.0 s  slow', '7.0 s  test 7', '6.0 s  test 6']);
    expect(lines).toHaveLength(12);
  });

  it('ends with the sum of all checks, after what failed and why', () => {
    const results = [
      {
        passed: 3,
        failed: 1,
        output: '',
        failures: [{ name: 'a.test.ts: one', reason: '\u001b[31mError: no\u001b[39m\n\n  at a' }],
      },
      { passed: 1, failed: 0, output: '' },
    ];
    expect(summary(results)).toEqual([
      'FAILED a.test.ts: one',
      '  Error: no',
      '    at a',
      '4 passed, 1 failed',
    ]);
  });
});

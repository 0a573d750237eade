import { describe, expect, it } from 'vitest';
import { countPlaywright } from './playwright-report.ts';

const report = (expected: number, rest: { unexpected?: number; flaky?: number } = {}) => ({
  errors: [] as unknown[],
  stats: { expected, unexpected: 0, flaky: 0, skipped: 0, ...rest },
  suites: [] as object[],
});
const spec = (title: string, how: { ok: boolean; durations: number[] }) => ({
  ...{ title, file: 'a.spec.ts', line: 3, ok: how.ok },
  tests: [
    {
      results: how.durations.map((duration, n) => ({
        duration,
        errors: n === 0 ? [{ message: `${title} went wrong`, location: { line: 7 } }] : [],
      })),
    },
  ],
});

describe('countPlaywright', () => {
  it('counts a test that passed only at the second try as failed', () => {
    const counts = countPlaywright(report(5, { unexpected: 2, flaky: 1 }));
    expect(counts).toMatchObject({ passed: 5, failed: 3 });
  });

  it('names what failed, at any try, and how long each took, at any depth', () => {
    const fine = spec('fine', { ok: true, durations: [30] });
    const inner = { specs: [spec('inner', { ok: false, durations: [10] }), fine] };
    const suites = [{ specs: [spec('shaky', { ok: true, durations: [5, 6] })], suites: [inner] }];
    const counts = countPlaywright({ ...report(1, { unexpected: 1, flaky: 1 }), suites });
    expect(counts.failures).toEqual([
      { name: 'a.spec.ts:3: shaky', reason: 'Line 7: shaky went wrong' },
      { name: 'a.spec.ts:3: inner', reason: 'Line 7: inner went wrong' },
    ]);
    expect(counts.timings).toEqual([
      { name: 'a.spec.ts:3: shaky', milliseconds: 11 },
      { name: 'a.spec.ts:3: inner', milliseconds: 10 },
      { name: 'a.spec.ts:3: fine', milliseconds: 30 },
    ]);
  });

  it('counts a run without tests as a failure', () => {
    expect(countPlaywright(report(0))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts an error outside every test as a failure', () => {
    expect(countPlaywright({ ...report(4), errors: [{ message: 'no browser' }] })).toMatchObject({
      passed: 4,
      failed: 1,
    });
  });
});

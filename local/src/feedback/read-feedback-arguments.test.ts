import { expect, it } from 'vitest';
import { readFeedbackArguments } from './read-feedback-arguments.ts';

it('reads nothing: the usual time, of the world on this machine', () => {
  expect(readFeedbackArguments([])).toEqual({ since: null, project: null });
});

it('reads a day and a project', () => {
  expect(readFeedbackArguments(['--project', 'brand-live', '2026-11-01'])).toEqual({
    since: new Date('2026-11-01T00:00:00Z'),
    project: 'brand-live',
  });
});

it.each([
  [['November']],
  [['2026-02-30']],
  [['2026-11']],
  [['2026-11-01', '2026-11-02']],
  [['--all']],
  [['--project', '']],
])('says how to use it after %j', (args) => {
  expect(() => readFeedbackArguments(args)).toThrow(/Use: npm run -s feedback/);
});

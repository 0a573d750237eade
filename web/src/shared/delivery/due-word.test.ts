import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { describe, expect, it } from 'vitest';
import { dueWord, isSoon } from './delivery-words.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const fresh = { attempts: 0, last_error: null };

describe('when a delivery goes on', () => {
  it.each([
    ['held', 43, 'Goes out in 43 seconds'],
    ['held', 1, 'Goes out in 1 second'],
    ['held', 61, 'Goes out in 1 minute'],
    ['held', 301, 'Goes out in 5 minutes'],
    ['held', 300, 'Goes out in 5 minutes'],
    ['held', 299, 'Goes out in 5 minutes'],
    ['held', 0, 'Goes out any moment'],
    ['held', -30, 'Goes out any moment'],
    ['queued', 0, 'Goes out any moment'],
    ['queued', 3590, 'Goes out in 1 hour'],
    ['queued', 7200, 'Goes out in 2 hours'],
  ] as const)('%s and due in %i seconds: %s', (state, seconds, word) => {
    expect(dueWord({ ...fresh, state, due_at: later(seconds) }, now)).toBe(word);
  });

  it('is a retry after an attempt, or a postponed one', () => {
    const due_at = later(300);
    expect(dueWord({ state: 'queued', due_at, attempts: 2, last_error: null }, now)).toBe(
      'Next try in 5 minutes',
    );
    const last_error = refusal('daily_cap');
    expect(dueWord({ state: 'queued', due_at, attempts: 0, last_error }, now)).toBe(
      'Next try in 5 minutes',
    );
  });

  it('is up to the person when nothing else releases it', () => {
    expect(dueWord({ ...fresh, state: 'held' }, now)).toBe('Waits for you');
  });

  it.each(['sending', 'sent', 'failed', 'uncertain', 'cancelled'] as const)(
    'is not shown of one that is %s',
    (state) => {
      expect(dueWord({ ...fresh, state, due_at: later(60) }, now)).toBeNull();
    },
  );
});

it('counts the seconds of the last two minutes alone', () => {
  const held = { ...fresh, state: 'held' } as const;
  const soon = [-1, 1, 120, 121].map((seconds) => isSoon({ ...held, due_at: later(seconds) }, now));
  expect(soon).toEqual([false, true, true, false]);
  expect(isSoon(held, now)).toBe(false);
  expect(isSoon({ ...fresh, state: 'sending', due_at: later(5) }, now)).toBe(false);
});

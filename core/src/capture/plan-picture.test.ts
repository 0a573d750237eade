import { describe, expect, it } from 'vitest';
import { plainCreator } from '../../test/plain-creator.ts';
import type { Creator } from '../creator/creator.ts';
import { MOST_PICTURE_ATTEMPTS, planPicture, planPictureTry } from './plan-picture.ts';
import type { Reading } from './reading.ts';

const now = new Date('2026-05-02T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const LINK = 'https://p16.example.com/avt/ann.jpeg?x-expires=1';
const AGAIN = 'https://p19.example.com/avt/ann.jpeg?x-expires=2';
const OTHER = 'https://p16.example.com/avt/ann-in-spring.jpeg?x-expires=3';
const ann = (change: Partial<Creator> = {}): Creator => ({
  ...plainCreator('ann', now),
  avatar_url: LINK,
  ...change,
});
const READ = { kind: 'read' } as Reading;
const CLOSED = { kind: 'blocked' } as Reading;
const DUE = { picture_due_at: now, picture_attempts: 0 };
const NONE = { picture_due_at: null, picture_attempts: 0 };
const kept = { picture_version: 'v1' };

interface Case {
  reading?: Reading;
  known: Creator | null;
  link?: string | null;
  is_on?: boolean;
}
const plan = ({ reading = READ, known, link = LINK, is_on = true }: Case) =>
  planPicture({
    reading,
    known,
    creator: { ...(known ?? ann()), avatar_url: link },
    is_on,
    now,
  });

describe('after a reading the picture', () => {
  it.each<[string, Case, typeof DUE | typeof NONE]>([
    ['of a new creator is due', { known: null }, DUE],
    ['is not, while none are kept', { known: null, is_on: false }, NONE],
    ['is not, where the profile shows none', { known: null, link: null }, NONE],
    ['of a creator saved before is due', { known: ann() }, DUE],
    ['that is kept is not', { known: ann(kept), link: AGAIN }, NONE],
    ['is due where another one is kept', { known: ann(kept), link: OTHER }, DUE],
    [
      'is due where this one was never fetched, though an earlier one is kept',
      { known: ann({ ...kept, picture_attempts: 4 }), link: AGAIN },
      DUE,
    ],
    [
      'that is due already starts over, with the newer link',
      { known: ann({ picture_due_at: later(60), picture_attempts: 2 }), link: AGAIN },
      DUE,
    ],
    ['is due by a link that is none', { known: ann(kept), link: 'ann.jpeg' }, DUE],
  ])('%s', (_, given, expected) => {
    expect(plan(given)).toEqual(expected);
  });

  it('stays as it was when the page stayed closed', () => {
    const waits = { picture_due_at: later(60), picture_attempts: 2 };
    expect(plan({ reading: CLOSED, known: ann(waits) })).toEqual(waits);
    expect(plan({ reading: CLOSED, known: ann(waits), is_on: false })).toEqual(NONE);
  });
});

it('a picture is tried four times, further and further apart', () => {
  const tries = Array.from({ length: MOST_PICTURE_ATTEMPTS + 1 }, (_, attempts) =>
    planPictureTry(attempts, now),
  );
  expect(tries).toEqual([
    { picture_due_at: later(10), picture_attempts: 1 },
    { picture_due_at: later(60), picture_attempts: 2 },
    { picture_due_at: later(360), picture_attempts: 3 },
    { picture_due_at: null, picture_attempts: 4 },
    null,
  ]);
});

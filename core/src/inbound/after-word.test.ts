import { describe, expect, it } from 'vitest';
import { plainCreator } from '../../test/plain-creator.ts';
import type { Creator } from '../creator/creator.ts';
import { afterTakeBack, afterWord, isSaid, saidNow } from './after-word.ts';

const day = (at: number) => new Date(Date.UTC(2026, 4, at));
const ann = (change: Partial<Creator> = {}): Creator => ({
  ...plainCreator('ann', day(1)),
  ...{ status: 'Responded', awaiting: 'us', email_sent: true, last_out_at: day(2), ...change },
});

const WORDS = [
  { says: 'interested', remind_at: null },
  { says: 'later', remind_at: day(20) },
  { says: 'no', remind_at: null },
  { says: 'done', remind_at: null },
  { says: 'done', remind_at: day(20) },
] as const;

const say = (creator: Creator, word: (typeof WORDS)[number], at = day(5)): Creator => ({
  ...creator,
  ...afterWord(creator, word, at),
  said: saidNow(creator, { says: word.says, at }),
});
const takeBack = (creator: Creator): Creator =>
  creator.said ? { ...creator, ...afterTakeBack(creator, creator.said) } : creator;

it.each([
  [WORDS[0], { person_says: 'interested' }],
  [WORDS[1], { person_says: 'later', awaiting: null, remind_at: day(20) }],
  [WORDS[2], { person_says: 'no', awaiting: null, status: 'Rejected', status_set_by: 'person' }],
  [WORDS[3], { awaiting: null, remind_at: null }],
  [WORDS[4], { awaiting: null, remind_at: day(20) }],
])('%o changes these fields and no other', (word, change) => {
  expect(afterWord(ann(), word, day(5))).toEqual(change);
});

describe.each(WORDS)('$says, until $remind_at', (word) => {
  it.each(WORDS)('and then $says, until $remind_at: each is taken back alone', (next) => {
    const before = ann({ remind_at: day(10), person_says: 'interested' });
    const first = say(before, word);
    expect(takeBack(first)).toEqual(before);
    const second = say(first, next, day(6));
    expect(takeBack(second)).toEqual({ ...first, said: null });
  });

  it('is the same again only while all of it is so', () => {
    const said = say(ann(), word);
    // Done says nothing of a later day: that one stays.
    const isSame = (other: (typeof WORDS)[number]) =>
      other === word || (word === WORDS[4] && other === WORDS[3]);
    for (const other of WORDS) expect(isSaid(said, other, day(5))).toBe(isSame(other));
    expect(isSaid({ ...said, said: null }, word, day(5))).toBe(false);
  });
});

it('a status that a person set since stays, and one that an email moved on is moved on', () => {
  const no = say(ann({ status: 'Discovered' }), WORDS[2]);
  expect(takeBack({ ...no, status: 'Converted' }).status).toBe('Converted');
  expect(takeBack(no)).toMatchObject({ status: 'Contacted', status_set_by: 'event' });
});

it.each(WORDS)('$says gives no turn back of a creator who opted out since', (word) => {
  const said = say(ann(), word);
  const out = { ...said, awaiting: null, opted_out_at: day(6) };
  expect(takeBack(out).awaiting).toBeNull();
});

it('a reminder that was set after a "no" stays', () => {
  const no = say(ann({ remind_at: day(10) }), WORDS[2]);
  expect(takeBack({ ...no, remind_at: day(20) }).remind_at).toEqual(day(20));
});

import { newActivity, type Activity } from '@vibes/core/activity/activity';
import { queueEmail, queueMirror, type Delivery } from '@vibes/core/delivery/delivery';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { describe, expect, it } from 'vitest';
import { replyOfAnn } from '../../../../test/written-to.ts';
import type { Widened } from '../../../lib/use-newest.ts';
import {
  answeredOf,
  newestOfAll,
  newestWords,
  timeLineOf,
  type TimeLineSources,
} from './time-line-of.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute));
const ann = { id: 'ann', created_at: at(0), former_handles: [], joined: [] };

const email = (id: string, minute: number, change: Partial<Delivery> = {}) => ({
  ...queueEmail({
    creator_id: 'ann',
    creator_name: 'Ann',
    to: 'ann@studio.com',
    subject: 'Hello',
    now: at(minute),
    hold_back: 'off',
  }),
  state: 'sent' as const,
  ...change,
  id,
});
const mirror = (id: string, minute: number, change: Partial<Delivery> = {}) => ({
  ...queueMirror({ kind: 'notion', creator_id: 'ann', creator_name: 'Ann', now: at(minute) }),
  state: 'sent' as const,
  ...change,
  id,
});
const message = (id: string, minute: number, kind: Inbound['class'] = 'reply') => ({
  ...replyOfAnn('Yes', { class: kind, at: at(minute) }),
  id,
});
const happening = (id: string, minute: number, kind: Activity['kind']) => ({
  ...newActivity({ at: at(minute), kind, creator_id: 'ann', creator_name: 'Ann', detail: '' }),
  id,
});
const all = <T>(rows: T[], hasMore = false): Widened<T> => ({ rows, hasMore, isWidening: false });
const sources = (given: Partial<TimeLineSources>): TimeLineSources => ({
  messages: all([]),
  deliveries: all([]),
  happenings: all([]),
  ...given,
});
const lines = (given: Partial<TimeLineSources>) =>
  timeLineOf(ann, sources(given)).entries.map(({ kind, id }) => `${kind} ${id}`);

describe('the time line of a creator', () => {
  it('has everything in the order of time, and what the feed repeats once', () => {
    expect(
      lines({
        messages: all([message('m1', 5)]),
        deliveries: all([email('e1', 2), mirror('n1', 1)]),
        happenings: all([
          happening('s1', 6, 'status_changed'),
          happening('r1', 5, 'replied'),
          happening('x1', 2, 'email_sent'),
          happening('d1', 4, 'dm_sent'),
        ]),
      }),
    ).toEqual([
      'captured ann',
      'mirrors n1',
      'delivery e1',
      'happening d1',
      'message m1',
      'happening s1',
    ]);
  });

  it('ends with what waits, the next one first, whenever it was written', () => {
    const waiting = { state: 'held' as const, due_at: at(50) };
    expect(
      lines({
        messages: all([message('m1', 9)]),
        deliveries: all([
          email('later', 3, waiting),
          email('soon', 4, { state: 'queued', due_at: at(10) }),
          email('sent', 1),
        ]),
      }),
    ).toEqual(['captured ann', 'delivery sent', 'message m1', 'delivery soon', 'delivery later']);
  });

  it('shows an email that failed as one to act on, and mirrors that arrived as one line', () => {
    const { entries } = timeLineOf(
      ann,
      sources({
        deliveries: all([
          mirror('n4', 9),
          mirror('n3', 8, { state: 'failed' }),
          mirror('n2', 3),
          mirror('n1', 2),
          email('e1', 1, { state: 'failed' }),
        ]),
      }),
    );
    expect(entries.map(({ kind }) => kind)).toEqual([
      'captured',
      'delivery',
      'mirrors',
      'delivery',
      'mirrors',
    ]);
    expect(entries[2]).toMatchObject({ id: 'n2', mirrors: [{ id: 'n1' }, { id: 'n2' }] });
  });

  it('leaves no gap: nothing older than the oldest row of a source that has more', () => {
    const read = timeLineOf(
      ann,
      sources({
        messages: all([message('m9', 9), message('m8', 8)], true),
        deliveries: all([email('e9', 9), email('e1', 1)]),
      }),
    );
    expect(read.entries.map(({ id }) => id)).toEqual(['m8', 'm9', 'e9']);
    expect(read.hasMore).toBe(true);
  });
});

describe('a person who was several creators', () => {
  it('has the former handles and what was joined where they belong', () => {
    const former = { platform: 'tiktok', handle: 'old', until: at(3), is_taken: false } as const;
    const joined = { id: 'ben', at: at(5), by: 'event', handles: [] } as const;
    const { entries } = timeLineOf(
      { ...ann, former_handles: [former], joined: [{ ...joined, handles: [] }] },
      sources({ deliveries: all([email('e1', 4)]) }),
    );
    expect(entries.map(({ kind }) => kind)).toEqual(['captured', 'renamed', 'delivery', 'joined']);
  });

  it('has the messages to all of them, without a gap where one has older ones', () => {
    const first = all([message('a9', 9), message('a7', 7)], true);
    const second = all([message('b8', 8), message('b1', 1)]);
    const both = newestOfAll([first, second]);
    expect(both.rows.map(({ id }) => id)).toEqual(['a9', 'b8', 'a7']);
    expect(both.hasMore).toBe(true);
    expect(newestOfAll([second])).toBe(second);
  });
});

describe('notes', () => {
  it('written one after the other are one line, the newest', () => {
    const notes = (id: string, minute: number) => happening(id, minute, 'notes_changed');
    expect(lines({ happenings: all([notes('n3', 8), notes('n2', 7)]) })).toEqual([
      'captured ann',
      'happening n3',
    ]);
  });
});

describe('the newest thing that was said', () => {
  it('is a person’s reply or the answer to it, and nothing of a machine', () => {
    const of = (given: Partial<TimeLineSources>) =>
      newestWords(timeLineOf(ann, sources(given)).entries)?.id;
    const messages = all([message('auto', 9, 'auto'), message('reply', 2)]);
    expect(of({ messages })).toBe('reply');
    const answer = email('answer', 6, { state: 'queued', answers: 'reply', due_at: at(6) });
    expect(of({ messages, deliveries: all([answer]) })).toBe('answer');
    expect(of({ deliveries: all([email('e1', 3)]) })).toBeUndefined();
  });
});

describe('the message that is answered', () => {
  it('is the newest of a person, else of a machine, and no other', () => {
    const [person, machine] = [message('m1', 1), message('m2', 2, 'auto')];
    expect(answeredOf([machine, person])?.id).toBe('m1');
    expect(answeredOf([message('b', 3, 'bounce'), machine])?.id).toBe('m2');
    expect(answeredOf([message('o', 3, 'own')])).toBeUndefined();
  });
});

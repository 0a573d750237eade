import type { Creator } from '@vibes/core/creator/creator';
import { describe, expect, it } from 'vitest';
import { BOUNCE, emailToAnn, mirrorOfAnn } from '../../../../test/deliveries.ts';
import { ann as sample } from '../../../../test/features/crm/sample-creator.ts';
import type { ListedDelivery } from '../../../shared/delivery/listed-delivery.ts';
import { SOURCES, type Source } from './sources.ts';
import { copiesItem, isReviewKnown, linesOf, type ItemFacts, type Rows } from './today-items.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const ann = (fields: Partial<Creator> = {}): Creator => ({
  ...sample,
  ...{ id: 'ann', name: 'Ann Lee', created_at: ago(50), updated_at: ago(40), status: 'Contacted' },
  ...fields,
});
const email = (fields: Parameters<typeof emailToAnn>[0]): ListedDelivery => ({
  ...emailToAnn(fields),
  id: 'email_ann',
});

const NONE: Rows = {
  ...{ reply: [], may_be: [], review: [], failure: [], bounce: [], reminder: [], dm: [] },
  creators: new Map([['ann', ann()]]),
};
const lines = (rows: Partial<Rows>, facts: Partial<ItemFacts> = {}) =>
  linesOf({ ...NONE, ...rows }, { now: NOW, ready: ['tiktok'], ...facts });
/** The one line there is, as "source: words". */
function lineOf(rows: Partial<Rows>, facts?: Partial<ItemFacts>): string[] {
  const all = lines(rows, facts);
  return SOURCES.flatMap((source) => (all[source] ?? []).map(({ words }) => `${source}: ${words}`));
}

const message = (fields: Partial<NonNullable<Creator['may_be_from']>> = {}) => ({
  ...{ at: ago(2), from: 'ann@agency.example', count: 1, day: '2026-11-28', kept: 1 },
  ...fields,
});

const LINES: [
  what: string,
  rows: Partial<Rows>,
  line: string | null,
  facts?: Partial<ItemFacts>,
][] = [
  ['a reply', { reply: [ann({ last_in_text: 'Sure!' })] }, 'reply: Sure!'],
  ['a reply of version 1.0', { reply: [ann()] }, 'reply: Open to read'],
  [
    'a message that may be theirs',
    { may_be: [ann({ may_be_from: message() })] },
    'may_be: May be a reply, from ann@agency.example',
  ],
  [
    'several of them',
    { may_be: [ann({ may_be_from: message({ count: 3 }) })] },
    'may_be: 3 messages that may be theirs',
  ],
  [
    'one of a creator who unsubscribed',
    { may_be: [ann({ may_be_from: message(), opted_out_at: NOW })] },
    null,
  ],
  ['an email that waits for a review', { review: [email({ state: 'held' })] }, 'review: Hello Ann'],
  [
    'one that goes out by itself',
    { review: [email({ state: 'held', due_at: new Date(NOW.getTime() + 60_000) })] },
    null,
  ],
  [
    'an email that failed',
    { failure: [email({ state: 'failed', code: 'message_refused' })] },
    'failure: Email failed. The mail server refused the message. Change the template, then retry.',
  ],
  [
    'one that may have arrived',
    { failure: [email({ state: 'uncertain' })] },
    'failure: Email unconfirmed. It may have arrived. Check your Sent folder before you send it again.',
  ],
  [
    'a follow-up that failed',
    { failure: [email({ state: 'failed', step: 1 })] },
    'failure: Follow-up failed',
  ],
  [
    'an email that came back',
    { bounce: [email({ state: 'sent', bounce: BOUNCE })] },
    'bounce: Email bounced. No such mailbox.',
  ],
  [
    'one that came back for now',
    { bounce: [email({ state: 'sent', bounce: { ...BOUNCE, is_temporary: true } })] },
    null,
  ],
  [
    'a reminder, with the last words of the creator',
    { reminder: [ann({ remind_at: ago(1), last_in_text: 'In May.', notes: 'Call' })] },
    'reminder: In May.',
  ],
  [
    'else with the first line of the notes',
    { reminder: [ann({ remind_at: ago(1), notes: '\n Call her\nabout May' })] },
    'reminder: Call her',
  ],
  [
    'else with none',
    { reminder: [ann({ remind_at: ago(1), notes: ' \n' })] },
    'reminder: You asked to be reminded',
  ],
  ['a DM', { dm: [ann()] }, 'dm: TikTok DM to send'],
  [
    'a DM by the platform that is ready',
    { dm: [ann({ tiktok_username: null, instagram_username: 'ann' })] },
    'dm: Instagram DM to send',
    { ready: ['instagram'] },
  ],
  ['a DM with no template', { dm: [ann()] }, null, { ready: [] }],
  ['a DM to who has answered', { dm: [ann({ awaiting: 'us' })] }, null],
  ['a DM that is put off', { dm: [ann({ remind_at: new Date(NOW.getTime() + 1) })] }, null],
  ['a DM whose day has come', { dm: [ann({ remind_at: ago(1) })] }, 'dm: TikTok DM to send'],
];

describe('a line says what there is to do', () => {
  it.each(LINES)('%s', (_, rows, line, facts) => {
    expect(lineOf(rows, facts)).toEqual(line === null ? [] : [line]);
  });

  it('and since when', () => {
    const since = (rows: Partial<Rows>) => Object.values(lines(rows)).flatMap((of) => of?.[0]?.at);
    const sent = { state: 'sent', bounce: { ...BOUNCE, at: ago(3) } } as const;
    for (const [rows, at] of [
      [{ reply: [ann({ last_in_at: ago(5) })] }, ago(5)],
      [{ may_be: [ann({ may_be_from: message() })] }, ago(2)],
      [{ review: [email({ state: 'held', created_at: ago(7) })] }, ago(7)],
      [{ failure: [email({ state: 'failed', updated_at: ago(4) })] }, ago(4)],
      [{ bounce: [email(sent)] }, ago(3)],
      [{ reminder: [ann({ remind_at: ago(6) })] }, ago(6)],
      [{ dm: [ann()] }, ago(50)],
    ] as [Partial<Rows>, Date][])
      expect(since(rows).filter(Boolean)).toEqual([at]);
  });
});

describe('the list', () => {
  const row = (source: Source, id: string) => {
    const creator = ann({ id, may_be_from: message(), remind_at: ago(1) });
    const delivery = email({
      creator_id: id,
      ...(source === 'bounce' ? { state: 'sent', bounce: BOUNCE } : { state: 'held' }),
    });
    return ['review', 'failure', 'bounce'].includes(source) ? delivery : creator;
  };
  const everywhere = (ids: string[]): Rows => ({
    ...(Object.fromEntries(
      SOURCES.map((source) => [source, ids.map((id) => row(source, id))]),
    ) as unknown as Rows),
    creators: new Map(ids.map((id) => [id, ann({ id })])),
  });

  it('has nobody twice: who is in all sources is in the first', () => {
    const all = linesOf(everywhere(['a', 'b']), { now: NOW, ready: ['tiktok'] });
    expect(all.reply?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(SOURCES.filter((source) => all[source]?.length)).toEqual(['reply']);
  });

  it('is in the order of its sources, and of the rows in each', () => {
    const given = Object.fromEntries(
      SOURCES.map((source) => [source, ['1', '2'].map((n) => row(source, source + n))]),
    ) as unknown as Rows;
    const creators = new Map(['review1', 'review2'].map((id) => [id, ann({ id })]));
    const all = linesOf({ ...given, creators }, { now: NOW, ready: ['tiktok'] });
    const listed = SOURCES.flatMap((source) => (all[source] ?? []).map(({ id }) => id));
    expect(listed).toEqual(SOURCES.flatMap((source) => [`${source}1`, `${source}2`]));
  });

  it('two failed emails to one creator are one line, of the newer one', () => {
    const failed = { state: 'failed' } as const;
    const two = [email(failed), { ...email(failed), id: 'older' }];
    expect(lines({ failure: two }).failure?.map(({ delivery_id }) => delivery_id)).toEqual([
      'email_ann',
    ]);
  });

  it('leaves out a source that loads, and says so', () => {
    const all = lines({ review: undefined, dm: [ann()] });
    expect([all.review, all.reply, all.dm?.length]).toEqual([undefined, [], 1]);
  });

  it('names who an email is to, and leaves out who was deleted', () => {
    const failure = [email({ state: 'failed', creator_name: 'Ann, then' })];
    const nameBy = (creators: Rows['creators']) =>
      lines({ failure, creators }).failure?.map(({ name }) => name);
    expect(nameBy(new Map([['ann', ann({ name: 'Ann Now' })]]))).toEqual(['Ann Now']);
    expect(nameBy(new Map())).toEqual(['Ann, then']);
    expect(nameBy(new Map([['ann', null]]))).toEqual([]);
    const unnamed = [email({ state: 'failed', creator_name: '' })];
    expect(lines({ failure: unnamed, creators: new Map() }).failure?.[0]?.name).toBe(
      'hello@ann.studio',
    );
  });
});

it('an email on hold is listed from the day it was put off to, and once that day is known', () => {
  const held = { review: [email({ state: 'held' })] };
  const listedOf = (creators: Rows['creators']) => lines({ ...held, creators }).review?.length;
  const of = (remind_at: Date | null) => new Map([['ann', ann({ remind_at })]]);
  expect(listedOf(new Map())).toBe(0);
  expect(listedOf(of(null))).toBe(1);
  expect(listedOf(of(new Date(NOW.getTime() - 1)))).toBe(1);
  expect(listedOf(of(new Date(NOW.getTime() + 1)))).toBe(0);
  // Until then its creator is on no other line.
  expect(lines({ ...held, creators: new Map(), dm: [ann()] }).dm).toEqual([]);
});

it('it is known of an email on hold whether it was put off once its creator is read', () => {
  const knows = (rows: Partial<Rows>) => isReviewKnown({ ...NONE, ...rows });
  const review = [email({ state: 'held' })];
  expect(knows({ review: undefined })).toBe(false);
  expect(knows({ review, creators: new Map() })).toBe(false);
  expect(knows({ review, creators: new Map([['ann', null]]) })).toBe(true);
  expect(knows({ review: [] })).toBe(true);
});

it('whose answer did not go out waits for that one, and for no other answer', () => {
  const failure = [email({ state: 'failed', answers: 'm1' })];
  const all = lines({ reply: [ann()], failure });
  expect([all.reply, all.failure?.length]).toEqual([[], 1]);
});

describe('failed copies', () => {
  const copy = (kind: 'notion' | 'crm') => ({
    ...mirrorOfAnn(kind, { state: 'failed', code: 'notion_not_set_up' }),
    id: kind,
  });

  it('are one line, for one and for more', () => {
    expect(copiesItem([copy('notion')])).toMatchObject({ id: 'copies', kind: 'failure' });
    expect(copiesItem([copy('notion')])?.name).toBe('Copies to Notion');
    expect(copiesItem([copy('crm')])?.name).toMatch(/^Copies to .*ebhook/);
  });

  it('are none where none failed', () => {
    expect(copiesItem([])).toBeNull();
  });
});

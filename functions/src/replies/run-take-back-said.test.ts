import { describe, expect, it } from 'vitest';
import { saidCreator } from '../../test/said-creator.ts';

const HOUR = 60 * 60_000;
const DAY = '2026-05-01';
const LATER = '2026-05-20T22:00:00.000Z';

async function replied() {
  const ann = await saidCreator();
  ann.later(HOUR);
  await ann.found();
  return ann;
}
type Ann = Awaited<ReturnType<typeof replied>>;

/** All of the creator but when and by whom it was written, and when the follow-up would have gone. */
const state = (ann: Ann) => {
  const creator = ann.creator();
  const follow_up = { ...creator.follow_up, was_due_at: null };
  return { ...creator, follow_up, updated_at: null, writer: null };
};

const WORDS: [string, (ann: Ann) => Promise<{ said_at: string }>][] = [
  ['interested', (ann) => ann.say('interested')],
  ['later', (ann) => ann.say('later', { remind_at: LATER })],
  ['no', (ann) => ann.say('no')],
  ['done', (ann) => ann.say('done', { remind_at: LATER })],
  ['not_them', (ann) => ann.notThem()],
];

describe.each(WORDS)('%s', (_, say) => {
  it('is taken back once, and all is as before', async () => {
    const ann = await replied();
    await ann.say('later', { remind_at: '2026-05-10T22:00:00.000Z' });
    const before = { ...state(ann), said: null };
    const [counts, replies, message] = [ann.day(DAY), ann.lines('replied'), ann.message()];
    const said = await say(ann);
    expect(await ann.takeBack(said)).toBe(true);
    expect(state(ann)).toEqual(before);
    expect(ann.day(DAY)).toMatchObject({ ...counts });
    expect([ann.lines('replied'), ann.message()]).toEqual([replies, message]);
    const stored = ann.documents.dump();
    expect(await ann.takeBack(said)).toBe(false);
    expect(ann.documents.dump()).toEqual(stored);
  });

  it.each<[string, (ann: Ann) => Promise<unknown>]>([
    ['a reply', (ann) => ann.found({ text: 'And?' }, 0, 'm2')],
    ['an email by hand', (ann) => ann.found({ class: 'own' })],
    ['another word', (ann) => ann.say('later', { remind_at: '2026-05-25T22:00:00.000Z' })],
    ['an email that went out', (ann) => ann.setCreator({ last_out_at: ann.ports.clock() })],
  ])('stays once %s came after it', async (_name, then) => {
    const ann = await replied();
    const said = await say(ann);
    ann.later(HOUR);
    await then(ann);
    const stored = ann.documents.dump();
    expect(await ann.takeBack(said)).toBe(false);
    expect(ann.documents.dump()).toEqual(stored);
  });
});

it('a rejection that is taken back is told to the user’s own CRM and in the feed', async () => {
  const ann = await replied();
  await ann.useWebhook();
  await ann.takeBack(await ann.say('no'));
  expect(ann.mirrors()).toHaveLength(2);
  expect(ann.lines('status_changed').toSorted()).toEqual([
    'Rejected → Responded',
    'Responded → Rejected',
  ]);
});

it('a status set by hand since stays, and the rest is taken back', async () => {
  const ann = await replied();
  const said = await ann.say('no');
  const converted = { status: 'Converted', status_set_by: 'person' } as const;
  await ann.setCreator(converted);
  expect(await ann.takeBack(said)).toBe(true);
  expect(ann.creator()).toMatchObject({ ...converted, awaiting: 'us', person_says: null });
});

it('a message that is theirs after all is their reply, mirrored, and ends the follow-up', async () => {
  const ann = await replied();
  await ann.say('interested');
  await ann.useWebhook();
  const said = await ann.notThem();
  expect(ann.plan()).toMatchObject({ ended: null });
  await ann.takeBack(said);
  expect(ann.creator()).toMatchObject({ person_says: 'interested', replied_to_step: 0 });
  expect(ann.day(DAY)).toMatchObject({ replies: 1, interested: 1, interested_in_first: 1 });
  expect(ann.plan()).toMatchObject({ ended: 'replied', due_at: null });
  expect(ann.creator()).toMatchObject({ status: 'Responded', awaiting: 'us' });
  expect(ann.mirrors()).toHaveLength(2);
  await ann.notThem();
  expect(ann.plan()).toMatchObject({ ended: null });
  expect(ann.day(DAY)).toMatchObject({ replies: 0 });
});

it('a message that nothing proves is theirs again by the person’s word', async () => {
  const ann = await saidCreator();
  ann.later(HOUR);
  await ann.found({ proof: 'claimed' });
  const { runJudgeReply } = await import('./run-judge-reply.ts');
  const { uid, creator_id, ports } = ann;
  await runJudgeReply(ports, { uid, creator_id, inbound_id: 'm_reply', is_theirs: true });
  expect(ann.creator()).toMatchObject({ status: 'Responded', last_in_text: 'Yes.' });
  await ann.takeBack(await ann.notThem());
  expect(ann.message()).toMatchObject({ person_says: 'theirs' });
  expect(ann.day(DAY)).toMatchObject({ replies: 1 });
});

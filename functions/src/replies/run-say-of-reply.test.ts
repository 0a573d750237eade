import { runCreatorChange } from '../creator/run-creator-change.ts';
import { personWrote } from '../../test/person-wrote.ts';
import { saidCreator } from '../../test/said-creator.ts';
import { describe, expect, it } from 'vitest';

const DAY = '2026-05-01';
const LATER = '2026-05-20T22:00:00.000Z';
const HOUR = 60 * 60_000;

/** Ann has answered the first email. */
async function replied() {
  const ann = await saidCreator();
  ann.later(HOUR);
  await ann.found();
  return ann;
}
const ON_LATER = { remind_at: new Date(LATER) };

describe('a reply', () => {
  it('is kept with its first words and the email that it answers', async () => {
    const ann = await replied();
    const words = { last_in_text: 'Yes.', replied_to_step: 0, said: null };
    expect(ann.creator()).toMatchObject(words);
    expect(ann.reply()).toEqual({ at: ann.creator().last_in_at, step: 0 });
  });

  it('that means interest counts it, once, in the day of the reply', async () => {
    const ann = await replied();
    ann.later(5 * 24 * HOUR);
    await ann.say('interested');
    await ann.say('interested');
    expect(ann.creator()).toMatchObject({ person_says: 'interested', awaiting: 'us' });
    expect(ann.day(DAY)).toMatchObject({ replies: 1, interested: 1, interested_in_first: 1 });
    await ann.say('done');
    await ann.say('interested');
    expect(ann.day(DAY)).toMatchObject({ interested: 1, interested_in_first: 1 });
    expect(ann.reply()).toMatchObject({ is_interested: true });
    await ann.say('later', { remind_at: LATER });
    expect(ann.day(DAY)).toMatchObject({ replies: 1, interested: 0, interested_in_first: 0 });
  });

  it('of the second email counts by it', async () => {
    const ann = await saidCreator();
    await ann.sweepAt('2026-05-06T12:00:00Z');
    ann.later(HOUR);
    await ann.found({}, 1);
    await ann.say('interested');
    expect(ann.creator().replied_to_step).toBe(1);
    const counts = { replies_to_first_follow_up: 1, interested_in_first_follow_up: 1 };
    expect(ann.day('2026-05-06')).toMatchObject(counts);
  });

  it('of nobody who was counted as having replied counts nothing', async () => {
    const ann = await saidCreator();
    await ann.say('interested');
    await ann.say('no');
    expect(ann.day()?.interested).toBeUndefined();
  });

  it('that means later ends the turn until a day, which is needed', async () => {
    const ann = await replied();
    await expect(ann.say('later')).rejects.toMatchObject({ code: 'bad_request' });
    await expect(ann.say('later', { remind_at: null })).rejects.toThrow('Choose the day');
    expect(ann.creator()).toMatchObject({ person_says: null, awaiting: 'us' });
    await ann.say('later', { remind_at: LATER });
    expect(ann.creator()).toMatchObject({ person_says: 'later', awaiting: null, ...ON_LATER });
    // A new reply ends "later", and keeps the day.
    ann.later(HOUR);
    await ann.found({ text: 'Now?' }, 0, 'm2');
    const after = { person_says: null, awaiting: 'us', said: null, last_in_text: 'Now?' };
    expect(ann.creator()).toMatchObject({ ...after, ...ON_LATER });
  });

  it('that means no is a status of the person’s, in the feed and in their own CRM', async () => {
    const ann = await replied();
    await ann.useWebhook();
    await ann.say('no');
    const rejected = { status: 'Rejected', status_set_by: 'person', awaiting: null };
    expect(ann.creator()).toMatchObject({ person_says: 'no', ...rejected });
    expect(ann.lines('status_changed')).toEqual(['Responded → Rejected']);
    expect(ann.mirrors()).toHaveLength(1);
    expect(ann.dispatched.at(-1)?.id).toMatch(/^crm_/);
    await ann.say('no');
    expect([ann.mirrors().length, ann.lines('status_changed').length]).toEqual([1, 1]);
  });

  it('that needs no answer ends the turn, with the day that is given or none', async () => {
    const ann = await replied();
    await ann.say('done', { remind_at: LATER });
    expect(ann.creator()).toMatchObject({ awaiting: null, person_says: null, ...ON_LATER });
    await ann.say('done');
    expect(ann.creator()).toMatchObject(ON_LATER);
  });

  it('that needs no answer ends a reminder that is due, and none of a later day', async () => {
    const ann = await replied();
    await ann.setCreator({ remind_at: ann.ports.clock() });
    await ann.say('done');
    expect(ann.creator().remind_at).toBeNull();
  });

  it('that came after the one the person saw is not said anything of', async () => {
    const ann = await replied();
    const seen_in_at = new Date((ann.creator().last_in_at?.getTime() ?? 0) - 1).toISOString();
    await expect(ann.say('done', { seen_in_at })).rejects.toThrow('They wrote again.');
    expect(ann.creator()).toMatchObject({ awaiting: 'us', said: null });
    const all_seen = ann.creator().last_in_at?.toISOString() ?? '';
    await ann.say('done', { seen_in_at: all_seen });
    expect(ann.creator().awaiting).toBeNull();
  });
});

describe('a word', () => {
  it('said again while nothing came since is the same, and writes nothing', async () => {
    const ann = await replied();
    for (const [says, more] of [
      ['interested', {}],
      ['later', { remind_at: LATER }],
      ['done', {}],
      ['no', {}],
    ] as const) {
      const first = await ann.say(says, more);
      const stored = ann.documents.dump();
      expect(await ann.say(says, more)).toEqual(first);
      expect(ann.documents.dump()).toEqual(stored);
      expect(ann.creator().said?.at.toISOString()).toBe(first.said_at);
    }
  });

  it('said by two tabs at once is said once', async () => {
    const ann = await replied();
    const both = await Promise.all([ann.say('interested'), ann.say('interested')]);
    expect(both[0]).toEqual(both[1]);
    expect(ann.day(DAY)).toMatchObject({ interested: 1 });
  });

  it('remembers the moment before it, also behind another one', async () => {
    const ann = await replied();
    await ann.say('done');
    await ann.say('no');
    expect(ann.creator().said).toMatchObject({
      says: 'no',
      before: { status: 'Responded', status_set_by: 'event', awaiting: null, person_says: null },
    });
  });

  it('about a creator who is not in the list is refused', async () => {
    const ann = await replied();
    await ann.setCreator({ joined: [] });
    const gone = { ...ann, creator_id: 'nobody' };
    const { runSayOfReply } = await import('./run-say-of-reply.ts');
    const asked = { uid: gone.uid, creator_id: gone.creator_id, says: 'done' } as const;
    await expect(runSayOfReply(ann.ports, asked)).rejects.toMatchObject({ code: 'bad_request' });
  });
});

it('a status set back by hand takes the count of interest with that of the reply', async () => {
  const ann = await saidCreator();
  const before = ann.creator();
  const change = async (data: Parameters<typeof ann.setCreator>[0], event_id: string) => {
    const from = ann.creator();
    ann.later(1000);
    await ann.setCreator({ ...data, ...personWrote(ann.ports.clock()) });
    await runCreatorChange(ann.ports, {
      uid: ann.uid,
      event_id,
      before: from,
      after: ann.creator(),
    });
  };
  await change({ status: 'Responded', status_set_by: 'person' }, 'e1');
  await ann.say('interested');
  expect(ann.day(DAY)).toMatchObject({ replies: 1, interested: 1 });
  await change({ status: before.status, status_set_by: 'event' }, 'e2');
  expect(ann.day(DAY)).toMatchObject({ replies: 0, interested: 0 });
});

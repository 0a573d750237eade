import { runFollowUpSweep } from '../follow-ups/run-follow-up-sweep.ts';
import { forever } from '../../test/queue-delivery.ts';
import { FIRST } from '../../test/followed-creator.ts';
import { saidCreator } from '../../test/said-creator.ts';
import { describe, expect, it } from 'vitest';

const HOUR = 60 * 60_000;
const DAY = '2026-05-01';

type Change = Parameters<Awaited<ReturnType<typeof saidCreator>>['found']>[0];

/** A message was taken for Ann's reply to the first email, an hour after it. */
async function replied(change: Change = {}) {
  const ann = await saidCreator();
  ann.later(HOUR);
  await ann.found(change);
  return ann;
}

describe('a message that is somebody else’s', () => {
  it('leaves the creator as before it, and no count, no line, no word of it', async () => {
    const ann = await replied();
    await ann.say('interested');
    await ann.notThem();
    expect(ann.creator()).toMatchObject({
      ...{ status: 'Contacted', status_set_by: 'event', awaiting: 'them', person_says: null },
      ...{ last_in_at: null, last_in_text: null, replied_to_step: null },
    });
    expect(ann.message()).toMatchObject({ person_says: 'not_theirs' });
    const counts = { replies: 0, replies_to_first: 0, interested: 0, interested_in_first: 0 };
    expect(ann.day(DAY)).toMatchObject(counts);
    expect(ann.reply()).toBeUndefined();
    expect(ann.lines('replied')).toEqual([]);
  });

  it('is taken back from the user’s own CRM', async () => {
    const ann = await replied();
    await ann.useWebhook();
    await ann.notThem();
    expect(ann.mirrors()).toHaveLength(1);
    expect(ann.dispatched.at(-1)?.id).toMatch(/^crm_/);
  });

  it('said twice, or of no reply, changes nothing', async () => {
    const ann = await replied();
    await ann.found({ class: 'auto' });
    const first = await ann.notThem();
    const stored = ann.documents.dump();
    expect(await ann.notThem()).toEqual(first);
    await expect(ann.notThem('m_auto')).rejects.toMatchObject({ code: 'bad_request' });
    await expect(ann.notThem('m_none')).rejects.toThrow('no longer there');
    await expect(ann.say('not_them')).rejects.toMatchObject({ code: 'bad_request' });
    expect(ann.documents.dump()).toEqual(stored);
  });

  it('of one who wrote another leaves that one, and the count', async () => {
    const ann = await replied({ text: 'Yes.' });
    ann.later(HOUR);
    await ann.found({ text: 'I am away' }, 0, 'm2');
    await ann.notThem('m2');
    const rest = { status: 'Responded', awaiting: 'us', last_in_text: 'Yes.' };
    expect(ann.creator()).toMatchObject({ ...rest, last_in_at: ann.message()?.['at'] });
    expect(ann.day(DAY)).toMatchObject({ replies: 1, replies_to_first: 1 });
    expect(ann.plan()).toMatchObject({ ended: 'replied' });
    await ann.notThem();
    expect(ann.creator()).toMatchObject({ status: 'Contacted', last_in_at: null });
    expect(ann.day(DAY)).toMatchObject({ replies: 0, replies_to_first: 0 });
  });

  it('leaves a status that a person set', async () => {
    const ann = await replied();
    const met = { status: 'Meeting Scheduled', status_set_by: 'person' } as const;
    await ann.setCreator(met);
    await ann.notThem();
    expect(ann.creator()).toMatchObject({ ...met, last_in_at: null });
    expect(ann.day(DAY)).toMatchObject({ replies: 0 });
    expect(ann.plan()).toMatchObject({ ended: 'replied' });
  });

  it('leaves the count where a person set Responded, but not that of interest', async () => {
    const ann = await replied();
    await ann.setCreator({ status: 'Responded', status_set_by: 'person' });
    await ann.say('interested');
    await ann.notThem();
    expect(ann.creator()).toMatchObject({ status: 'Responded', person_says: null });
    expect(ann.day(DAY)).toMatchObject({ replies: 1, interested: 0 });
  });

  it('of version 1.0, which kept no step, is taken out of its step all the same', async () => {
    const ann = await replied();
    const path = `users/${ann.uid}/replies/${ann.creator_id}`;
    await ann.write('update', path, { step: undefined });
    await ann.notThem();
    expect(ann.day(DAY)).toMatchObject({ replies: 0, replies_to_first: 0 });
  });

  it('is not answered, and not counted when it is found again', async () => {
    const ann = await replied();
    await ann.notThem();
    const { answerCreator } = await import('../delivery/answer-creator.ts');
    const { uid, creator_id, ports } = ann;
    const answer = { uid, creator_id, inbound_id: 'm_reply', text: 'Hi', number: 1 };
    await expect(answerCreator(ports, answer)).rejects.toThrow(
      'You said that this isn’t from Ann.',
    );
    expect(await ann.found()).toBe('known');
    expect(ann.creator().last_in_at).toBeNull();
  });
});

/** The first follow-up became an email at its hour, and has not been sent yet. */
async function asEmail({ ports, later }: Awaited<ReturnType<typeof saidCreator>>) {
  later(new Date(FIRST).getTime() - ports.clock().getTime());
  await runFollowUpSweep(ports, forever);
}

describe('the follow-up that it had ended', () => {
  it('goes at its own time where that is still to come', async () => {
    const ann = await replied();
    expect(ann.plan()).toMatchObject({ ended: 'replied', due_at: null });
    await ann.notThem();
    expect(ann.plan()).toMatchObject({ ended: null, step: 1 });
    expect(ann.due()).toBe(new Date(FIRST).toISOString());
    await ann.sweepAt(FIRST);
    expect(ann.followUpNow(1).state).toBe('sent');
  });

  it('goes on the next working day where that is over, and never at once', async () => {
    const ann = await replied();
    await ann.sweepAt('2026-05-08T10:00:00Z');
    await ann.notThem();
    expect(ann.due()).toBe('2026-05-11T12:00:00.000Z');
    await ann.sweep();
    expect(ann.stored(1)).toBeUndefined();
    await ann.sweepAt('2026-05-11T12:00:00Z');
    expect(ann.followUpNow(1).state).toBe('sent');
  });

  it('stays ended where the message asks to stop, and none begins by switching them on', async () => {
    const ann = await replied({ wants_stop: true });
    await ann.notThem();
    expect(ann.plan()).toMatchObject({ ended: 'replied' });
    await ann.switchTo('off');
    await ann.switchTo('on', true);
    expect(ann.plan()).toMatchObject({ ended: 'replied', due_at: null });
  });

  it('stays ended where another message may be theirs, of which the person is asked again', async () => {
    const ann = await saidCreator();
    ann.later(HOUR);
    const [from, of] = ['agency@talent.test', { proof: 'claimed' } as const];
    await ann.found({ ...of, from }, 0, 'm_claimed');
    const asked = ann.creator().may_be_from;
    ann.later(HOUR);
    await ann.found();
    expect(ann.creator().may_be_from).toBeNull();
    const said = await ann.notThem();
    expect(ann.creator().may_be_from).toEqual(asked);
    expect(ann.plan()).toMatchObject({ ended: 'replied', due_at: null });
    await ann.takeBack(said);
    expect(ann.creator()).toMatchObject({ may_be_from: null, status: 'Responded' });
  });

  it('that is an email moves behind today', async () => {
    const ann = await saidCreator();
    await asEmail(ann);
    expect(ann.followUpNow(1).state).toBe('queued');
    ann.later(HOUR);
    await ann.found({}, 0);
    await ann.notThem();
    const due_at = new Date('2026-05-07T12:00:00Z');
    expect(ann.followUpNow(1)).toMatchObject({ state: 'queued', due_at, planned_for: due_at });
    expect(ann.plan()).toMatchObject({ ended: null, made: 1 });
    await ann.sweepAt('2026-05-06T19:00:00Z');
    expect(ann.followUpNow(1).state).toBe('queued');
    await ann.sweepAt('2026-05-07T12:00:00Z');
    expect(ann.followUpNow(1).state).toBe('sent');
  });

  it('that was cancelled for it stays so; the next one is planned', async () => {
    const ann = await saidCreator();
    await asEmail(ann);
    await ann.found({}, 0);
    await ann.sweepAt('2026-05-07T12:00:00Z');
    expect(ann.followUpNow(1)).toMatchObject({ state: 'cancelled' });
    await ann.notThem();
    expect(ann.followUpNow(1)).toMatchObject({ state: 'cancelled' });
    expect(ann.plan()).toMatchObject({ step: 2, made: 1, ended: null });
    expect(ann.due()).toBe('2026-05-15T12:00:00.000Z');
  });
});

import { describe, expect, it } from 'vitest';
import {
  creatorDocument,
  deliveryDocument,
  emailSettingsDocument,
  mailboxDocument,
} from '@vibes/core/firestore/documents';
import { FIRST, followedCreator } from '../../test/followed-creator.ts';
import { mortal } from '../../test/job-world.ts';
import { runSwitchFollowUps } from './run-switch-follow-ups.ts';

describe('switching follow-ups', () => {
  it('off stops what is planned with one write to the settings, and undo brings it back', async () => {
    const ann = await followedCreator();
    const creator = ann.creator();
    await ann.switchTo('off');
    expect(ann.creator()).toEqual(creator);
    await ann.switchTo('undo');
    expect(ann.data(emailSettingsDocument.path(ann.uid))).toMatchObject({
      follow_ups: true,
      follow_ups_round: 1,
    });
    await ann.sweepAt(FIRST);
    expect(ann.mail.sent).toHaveLength(2);
  });

  it('on leaves creators contacted before alone, unless they are meant', async () => {
    const ann = await followedCreator({ is_on: false });
    expect(await ann.preview()).toEqual({ creators: 1, days: 1, left_out: [] });
    expect(await ann.switchTo('on')).toMatchObject({ planned: 0 });
    expect(ann.plan()).toBeNull();
    await ann.switchTo('off');
    expect(await ann.switchTo('on', true)).toMatchObject({ planned: 1 });
    expect(ann.due()).toBe(new Date(FIRST).toISOString());
  });

  it('on for creators contacted before may be repeated, and goes on where it was cut off', async () => {
    const ann = await followedCreator({ is_on: false });
    await ann.switchTo('on', true);
    const before = ann.documents.dump();
    expect(await ann.switchTo('on', true)).toMatchObject({ planned: 0 });
    expect(ann.documents.dump()).toEqual(before);
  });

  /** Two hundred creators more who had the same email, a second before each other. */
  async function many() {
    const ann = await followedCreator({ is_on: false });
    const [creator, email] = [ann.creator(), ann.delivery(ann.id)];
    for (let n = 0; n < 200; n += 1) {
      const last_out_at = new Date(ann.ports.clock().getTime() - (n + 1) * 1000);
      await ann.documents.commit([
        {
          ...{ kind: 'set', path: creatorDocument.path(ann.uid, `c${n}`) },
          data: { ...creator, id: `c${n}`, last_out_at },
        },
        {
          ...{ kind: 'set', path: deliveryDocument.path(ann.uid, `email_c${n}`) },
          data: { ...email, creator_id: `c${n}` },
        },
      ]);
    }
    const slow = mortal({ documents: ann.ports.documents, later: ann.later }, { takes: 6000 });
    const ask = () =>
      runSwitchFollowUps(
        { ...ann.ports, documents: slow },
        { uid: ann.uid, to: 'on', also_contacted: true, job: { id: 'job1' } },
      );
    return { ...ann, ask };
  }

  it('on for many creators contacted before goes on in parts, and says how far it is', async () => {
    const ann = await many();
    const told: [number, number][] = [];
    for (let state = 'running'; state === 'running';) {
      const { planned, job } = await ann.ask();
      told.push([planned, job.done]);
      ({ state } = job);
    }
    expect(told).toEqual([
      [99, 99],
      [198, 198],
      [201, 201],
    ]);
  });

  it('on ends once they are switched off again', async () => {
    const ann = await many();
    await ann.ask();
    await ann.switchTo('off');
    expect(await ann.ask()).toEqual({ planned: 99, job: { state: 'done', done: 99, total: 201 } });
  });

  it('on is not held up by an email that cannot be read', async () => {
    const ann = await followedCreator({ is_on: false });
    const path = deliveryDocument.path(ann.uid, 'email_eve');
    const eve = { ...ann.creator(), id: 'eve' };
    await ann.documents.commit([
      { kind: 'set', path: creatorDocument.path(ann.uid, 'eve'), data: eve },
      { kind: 'set', path, data: { state: 7 } },
    ]);
    expect(await ann.switchTo('on', true)).toMatchObject({ planned: 1 });
  });

  it.each([
    ['answered', { awaiting: 'us' }],
    ['opted out', { opted_out_at: new Date('2026-05-01T00:00:00Z') }],
    ['moved on by hand', { status: 'Converted' }],
    ['contacted long ago', { last_out_at: new Date('2026-03-01T00:00:00Z') }],
  ] as const)('on does not mean one who was %s', async (_, change) => {
    const ann = await followedCreator({ is_on: false });
    await ann.setCreator(change);
    expect(await ann.preview()).toEqual({ creators: 0, days: 0, left_out: [] });
    expect(await ann.switchTo('on', true)).toMatchObject({ planned: 0 });
  });

  /** Replies is switched on only after the email. */
  async function watchedLate() {
    const ann = await followedCreator({ is_on: false });
    ann.later(60_000);
    await ann.save({ table: 'email_settings', data: { watch_replies: false } });
    await ann.save({ table: 'email_settings', data: { watch_replies: true } });
    return ann;
  }
  const left = (reason: string) => ({
    ...{ creators: 0, days: 0 },
    left_out: [{ reason, creators: 1, names: ['Ann'] }],
  });

  it.each([
    ['came back', 'bounced', { bounce: { at: new Date(0), sentence: '', fault: 'recipient' } }],
    ['went out by webhook', 'by_webhook', { channel: 'email_webhook' }],
  ])('on names who is left out because the email %s', async (_, reason, change) => {
    const ann = await followedCreator({ is_on: false });
    const bounce = 'bounce' in change ? { bounce: { ...change.bounce, is_temporary: false } } : {};
    await ann.set({ ...change, ...bounce });
    expect(await ann.preview()).toEqual(left(reason));
    expect(await ann.switchTo('on', true)).toMatchObject({ planned: 0 });
  });

  it('on names who is left out because nobody looked for an answer, until a look back', async () => {
    const ann = await watchedLate();
    expect(await ann.preview()).toEqual(left('unwatched'));
    expect(await ann.switchTo('on', true)).toMatchObject({ planned: 0 });
    await ann.save({ table: 'email_settings', data: { look_back: true } });
    expect(await ann.preview()).toEqual({ creators: 1, days: 1, left_out: [] });
    expect(await ann.switchTo('on', true)).toMatchObject({ planned: 1 });
    await ann.sweepAt(FIRST);
    expect(ann.mail.sent).toHaveLength(2);
  });

  it('on leaves out whom another mailbox wrote to, also after a look back', async () => {
    const ann = await watchedLate();
    const path = mailboxDocument.path(ann.uid);
    const data = { connected_at: ann.ports.clock() };
    await ann.write('update', path, data);
    await ann.save({ table: 'email_settings', data: { look_back: true } });
    expect(await ann.preview()).toEqual(left('other_mailbox'));
  });

  it('on plans at the next working hour when the time has passed', async () => {
    const ann = await followedCreator({ is_on: false });
    ann.later(20 * 24 * 60 * 60_000);
    await ann.switchTo('on', true);
    expect(ann.due()).toBe('2026-05-22T12:00:00.000Z');
  });

  it.each([
    ['without Replies', /Switch on Replies/, { watch_replies: false }],
    [
      'by webhook',
      /through Gmail only/,
      { active_email_mode: 'webhook', webhook_url: 'https://a.example.com' },
    ],
    ['without Gmail', /Gmail isn’t connected/, { email_address: null }],
  ])('on is refused %s, with the way on', async (_, sentence, settings) => {
    const ann = await followedCreator({ is_on: false });
    await ann.setEmailSettings(settings);
    const before = ann.documents.dump();
    await expect(ann.switchTo('on')).rejects.toThrow(sentence);
    expect(ann.documents.dump()).toEqual(before);
  });

  it('on is refused without a template', async () => {
    const ann = await followedCreator({ is_on: false, follow_ups: [] });
    await expect(ann.switchTo('on')).rejects.toThrow(/Write a follow-up/);
  });
});

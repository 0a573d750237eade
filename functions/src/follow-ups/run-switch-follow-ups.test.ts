import { describe, expect, it } from 'vitest';
import { emailSettingsDocument } from '@vibes/core/firestore/documents';
import { FIRST, followedCreator } from '../../test/followed-creator.ts';

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
    expect(await ann.preview()).toEqual({ creators: 1, days: 1 });
    expect(await ann.switchTo('on')).toEqual({ planned: 0 });
    expect(ann.plan()).toBeNull();
    await ann.switchTo('off');
    expect(await ann.switchTo('on', true)).toEqual({ planned: 1 });
    expect(ann.due()).toBe(new Date(FIRST).toISOString());
  });

  it('on for creators contacted before may be repeated, and goes on where it was cut off', async () => {
    const ann = await followedCreator({ is_on: false });
    await ann.switchTo('on', true);
    const before = ann.documents.dump();
    expect(await ann.switchTo('on', true)).toEqual({ planned: 0 });
    expect(ann.documents.dump()).toEqual(before);
  });

  it.each([
    ['answered', { awaiting: 'us' }],
    ['opted out', { opted_out_at: new Date('2026-05-01T00:00:00Z') }],
    ['moved on by hand', { status: 'Converted' }],
    ['contacted before Replies was on', null],
    ['contacted long ago', { last_out_at: new Date('2026-03-01T00:00:00Z') }],
  ] as const)('on does not mean one who was %s', async (_, change) => {
    const ann = await followedCreator({ is_on: false });
    if (change) await ann.setCreator(change);
    else {
      ann.later(60_000);
      await ann.save({ table: 'email_settings', data: { watch_replies: false } });
      await ann.save({ table: 'email_settings', data: { watch_replies: true } });
    }
    expect(await ann.preview()).toEqual({ creators: 0, days: 0 });
    expect(await ann.switchTo('on', true)).toEqual({ planned: 0 });
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

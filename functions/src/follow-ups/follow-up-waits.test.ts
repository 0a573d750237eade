import { describe, expect, it } from 'vitest';
import { deliveryDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { ANN_MAIL } from '../../test/delivery-harness.ts';
import { FIRST, SECOND, followedCreator } from '../../test/followed-creator.ts';

describe('follow-ups', () => {
  it('wait while the mailbox cannot be read, and go once it can', async () => {
    const ann = await followedCreator();
    let can_read = false;
    ann.ports.readMailbox = () => Promise.resolve(can_read ? 'read' : 'unread');
    await ann.sweepAt(FIRST);
    expect(ann.followUpNow(1)).toMatchObject({
      state: 'queued',
      due_at: new Date('2026-05-06T12:15:00Z'),
      last_error: { code: 'follow_up_unread' },
    });
    can_read = true;
    await ann.sweepAt('2026-05-06T12:15:00Z');
    expect(ann.followUpNow(1)).toMatchObject({ state: 'sent' });
  });

  it('wait for their hour on the next working day when the mailbox cannot be read for long', async () => {
    const ann = await followedCreator();
    ann.ports.readMailbox = () => Promise.resolve('unread');
    for (let minutes = 0; minutes <= 135; minutes += 15) {
      if (minutes > 0) ann.later(15 * 60_000);
      await (minutes === 0 ? ann.sweepAt(FIRST) : ann.sweep());
    }
    expect(ann.followUpNow(1)).toMatchObject({
      state: 'queued',
      due_at: new Date('2026-05-07T12:00:00Z'),
      planned_for: new Date('2026-05-07T12:00:00Z'),
      last_error: { code: 'follow_up_unread' },
    });
    await ann.sweepAt('2026-05-07T12:00:00Z');
    expect(ann.followUpNow(1)).toMatchObject({ due_at: new Date('2026-05-07T12:15:00Z') });
    ann.ports.readMailbox = () => Promise.resolve('read');
    await ann.sweepAt('2026-05-07T12:15:00Z');
    expect(ann.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
  });

  it('are not sent on a weekend that the daily limit moves them to', async () => {
    const ann = await followedCreator();
    await ann.sweepAt(FIRST);
    const window = Array.from({ length: 40 }, () => new Date('2026-05-15T11:00:00Z'));
    const path = mailboxDocument.path(ann.uid);
    await ann.write('update', path, { window });
    await ann.sweepAt(SECOND);
    const [saturday, monday] = ['2026-05-16T11:00:00.000Z', '2026-05-18T12:00:00.000Z'];
    const waiting = ann.followUpNow(2);
    expect(waiting).toMatchObject({ state: 'queued', last_error: { code: 'daily_cap' } });
    expect(waiting.due_at?.toISOString()).toBe(saturday);
    await ann.sweepAt(saturday);
    expect(ann.followUpNow(2).due_at?.toISOString()).toBe(monday);
    expect(ann.mail.sent).toHaveLength(2);
    await ann.sweepAt(monday);
    expect(ann.followUpNow(2)).toMatchObject({ state: 'sent' });
  });

  it('share their send times with the run: one without room once the mailbox was read ends it', async () => {
    const ann = await followedCreator();
    ann.ports.readMailbox = async () => {
      const window = Array.from({ length: 40 }, () => ann.ports.clock());
      const path = mailboxDocument.path(ann.uid);
      await ann.write('update', path, { window });
      return 'read';
    };
    const { documents } = ann.ports;
    const searches: unknown[] = [];
    const find: typeof documents.find = (query) => {
      if (query.after && query.collection === deliveryDocument.collection(ann.uid))
        searches.push(query);
      return documents.find(query);
    };
    ann.ports.documents = { ...documents, find };
    await ann.sweepAt(FIRST);
    expect(ann.followUpNow(1)).toMatchObject({ last_error: { code: 'daily_cap' } });
    expect(searches).toHaveLength(1);
  });

  it('go at the next proper hour when the product was down while they waited for the daily limit', async () => {
    const ann = await followedCreator();
    const window = Array.from({ length: 40 }, () => new Date('2026-05-06T11:00:00Z'));
    const path = mailboxDocument.path(ann.uid);
    await ann.write('update', path, { window });
    await ann.sweepAt(FIRST);
    await ann.sweepAt('2026-05-07T23:30:00Z');
    expect(ann.mail.sent).toHaveLength(1);
    await ann.sweepAt('2026-05-08T12:00:00Z');
    expect(ann.mail.sent).toHaveLength(2);
  });

  it('are left to the next minute while somebody else reads the mailbox', async () => {
    const ann = await followedCreator();
    let reading: 'busy' | 'read' = 'busy';
    ann.ports.readMailbox = () => Promise.resolve(reading);
    await ann.sweepAt(FIRST);
    const waiting = ann.followUpNow(1);
    expect(waiting).toMatchObject({ state: 'queued', last_error: null });
    await ann.sweep();
    expect(ann.followUpNow(1)).toEqual(waiting);
    reading = 'read';
    await ann.sweep();
    expect(ann.followUpNow(1)).toMatchObject({ state: 'sent' });
  });

  it('do not wait for a day of return that is over when the automatic answer is read', async () => {
    const ann = await followedCreator();
    const at = ann.ports.clock();
    ann.later(4 * 24 * 60 * 60_000);
    const before = ann.plan();
    await ann.found({ class: 'auto', text: 'I am away and back on May 3, 2026.', at });
    expect(ann.plan()).toEqual(before);
  });

  it('wait for an automatic answer’s day of return', async () => {
    const ann = await followedCreator();
    await ann.found({ class: 'auto', text: 'I am away and back on May 12, 2026.' });
    expect(ann.due()).toBe('2026-05-13T12:00:00.000Z');
    await ann.sweepAt(FIRST);
    expect(ann.mail.sent).toHaveLength(1);
  });

  it('wait no longer than 60 days for one, whatever day it names', async () => {
    const ann = await followedCreator();
    await ann.found({ class: 'auto', text: 'I am away and back on August 20, 2026.' });
    expect(ann.due()).toMatch(/^2026-07-0\d/);
  });

  it.each([
    ['that is found while the mailbox is read before it', false],
    ['that comes once it was edited', true],
  ])('wait for the day of return of an automatic answer %s', async (_, isEdited) => {
    const ann = await followedCreator();
    const absence = () => ann.found({ class: 'auto', text: 'I am away and back on May 12, 2026.' });
    if (isEdited) {
      await ann.change(1, 'edit');
      await absence();
    } else {
      ann.ports.readMailbox = async () => {
        await absence();
        return 'read';
      };
    }
    await ann.sweepAt(FIRST);
    expect(ann.mail.sent).toHaveLength(1);
    const back = '2026-05-13T12:00:00.000Z';
    const waiting = ann.followUpNow(1);
    expect(waiting).toMatchObject({ state: 'queued', last_error: { code: 'follow_up_away' } });
    expect(waiting.due_at?.toISOString()).toBe(back);
    await ann.sweepAt(back);
    expect(ann.followUpNow(1)).toMatchObject({ state: 'sent' });
    expect(ann.due()).toBe('2026-05-22T12:00:00.000Z');
  });

  it('of a creator who is away go at once when a person sends them', async () => {
    const ann = await followedCreator();
    await ann.found({ class: 'auto', text: 'I am away and back on May 12, 2026.' });
    await ann.change(1, 'send_now');
    await ann.run();
    expect(ann.mail.sent).toHaveLength(2);
  });
});

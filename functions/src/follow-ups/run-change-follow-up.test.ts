import { describe, expect, it } from 'vitest';
import { ANN_MAIL } from '../../test/delivery-harness.ts';
import { FIRST, SECOND, followedCreator } from '../../test/followed-creator.ts';
import { cancelDelivery } from '../delivery/cancel-delivery.ts';
import { editEmail } from '../delivery/edit-email.ts';
import { runRetryDelivery } from '../delivery/run-retry-delivery.ts';

describe('a planned follow-up', () => {
  it('is opened for editing as an email on hold, and goes at its time as it was edited', async () => {
    const ann = await followedCreator();
    expect(await ann.change(1, 'edit')).toEqual({ delivery_id: ann.followUp(1) });
    expect(ann.followUpNow(1)).toMatchObject({ state: 'held', due_at: new Date(FIRST) });
    expect(ann.plan()).toMatchObject({ due_at: null, made: 1, ended: null });
    await editEmail(ann.ports, {
      uid: ann.uid,
      delivery_id: ann.followUp(1),
      seen_revision: 0,
      subject: 'Re: Hello Ann',
      text: 'Ann, I saw your new video.',
    });
    const before = ann.documents.dump();
    await ann.change(1, 'edit');
    expect(ann.documents.dump()).toEqual(before);
    await ann.sweepAt(FIRST);
    expect(ann.mail.sent[1]).toMatchObject({ subject: 'Re: Hello Ann' });
    expect(ann.mail.sent[1]?.text).toContain('I saw your new video.');
    expect(ann.due()).toBe(new Date(SECOND).toISOString());
  });

  it('that was edited is not sent after a reply', async () => {
    const ann = await followedCreator();
    await ann.change(1, 'edit');
    await ann.found();
    await ann.sweepAt(FIRST);
    expect(ann.followUpNow(1)).toMatchObject({
      state: 'cancelled',
      last_error: { code: 'follow_up_replied' },
    });
    expect(ann.mail.sent).toHaveLength(1);
  });

  it.each(['planned', 'edited'])(
    'goes now when it is %s, also on a Sunday, and once',
    async (how) => {
      const ann = await followedCreator();
      if (how === 'edited') await ann.change(1, 'edit');
      ann.later(2 * 24 * 60 * 60_000);
      await ann.change(1, 'send_now');
      await ann.run();
      await ann.change(1, 'send_now').catch(() => undefined);
      await ann.run();
      expect(ann.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
      expect(ann.followUpNow(1)).toMatchObject({ state: 'sent', planned_for: null });
    },
  );

  it.each(['planned', 'edited'])(
    'is left out when it is %s: the next one is planned',
    async (how) => {
      const ann = await followedCreator();
      if (how === 'edited') await ann.change(1, 'edit');
      await ann.change(1, 'skip');
      await ann.change(1, 'skip');
      expect(ann.plan()).toMatchObject({ step: 2, ended: null });
      await ann.sweepAt(FIRST);
      expect(ann.mail.sent).toHaveLength(1);
      await ann.sweepAt(SECOND);
      expect(ann.mail.sent).toHaveLength(2);
      expect(ann.mail.sent[1]?.text).toContain('Last one, Ann.');
    },
  );

  it.each(['planned', 'edited'])('and the next are stopped when it is %s', async (how) => {
    const ann = await followedCreator();
    if (how === 'edited') await ann.change(1, 'edit');
    await ann.change(1, 'stop');
    await ann.change(1, 'stop');
    expect(ann.plan()).toMatchObject({ due_at: null, ended: 'stopped' });
    await ann.sweepAt(FIRST);
    await ann.sweepAt(SECOND);
    expect(ann.mail.sent).toHaveLength(1);
  });

  it('is not sent now after a reply, and says why', async () => {
    const ann = await followedCreator();
    await ann.found();
    const before = ann.documents.dump();
    await expect(ann.change(1, 'send_now')).rejects.toMatchObject({
      message: 'The creator replied, so this follow-up wasn’t sent.',
    });
    expect(ann.documents.dump()).toEqual(before);
  });

  it('is refused by another step than the one that is next', async () => {
    const ann = await followedCreator();
    await expect(ann.change(2, 'send_now')).rejects.toMatchObject({ reason: 'changed' });
    await ann.sweepAt(FIRST);
    await expect(ann.change(1, 'edit')).rejects.toMatchObject({ reason: 'changed' });
    await expect(ann.change(2, 'edit')).resolves.toEqual({ delivery_id: ann.followUp(2) });
  });
});

describe('a follow-up that waits as an email', () => {
  it('is stopped like any email, and nothing follows it', async () => {
    const ann = await followedCreator();
    await ann.change(1, 'edit');
    await cancelDelivery(ann.ports, { uid: ann.uid, delivery_id: ann.followUp(1) });
    await ann.sweepAt(FIRST);
    await ann.sweepAt(SECOND);
    expect(ann.mail.sent).toHaveLength(1);
    expect(ann.claimed()).toBe(ann.id);
  });

  it('that failed is tried again as it was written, in its thread', async () => {
    const ann = await followedCreator();
    const { mail } = ann.ports;
    ann.ports.mail = () =>
      Promise.resolve({ refused: { kind: 'permanent', code: 'message_refused' } });
    await ann.sweepAt(FIRST);
    expect(ann.followUpNow(1)).toMatchObject({ state: 'failed' });
    ann.ports.mail = mail;
    await runRetryDelivery(ann.ports, { uid: ann.uid, delivery_id: ann.followUp(1) });
    await ann.run();
    expect(ann.followUpNow(1)).toMatchObject({
      state: 'sent',
      thread: ann.delivery(ann.id).thread,
    });
    expect(ann.due()).not.toBeNull();
  });
});

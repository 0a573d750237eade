import { describe, expect, it } from 'vitest';
import { MESSAGE } from '../../../core/test/some-message.ts';
import {
  channelHealthDocument,
  inboundDocument,
  mailboxDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryHarness } from '../../test/delivery-harness.ts';
import { runDelivery } from '../delivery/run-delivery.ts';
import type { FoundInbound } from './load-inbound.ts';
import { runInbound } from './run-inbound.ts';

const MINUTE = 60_000;

/** Ann has had an email, ten minutes ago. */
async function annWasEmailed(settings = {}) {
  const harness = await deliveryHarness(settings);
  const { uid, id, creator_id, ports } = harness;
  await harness.send();
  await runDelivery(ports, { uid, id });
  harness.later(10 * MINUTE);
  const found = (change: Partial<FoundInbound['message']> = {}, name = 'm1'): FoundInbound => ({
    uid,
    creator_id,
    delivery_id: id,
    id: name,
    says_of_mailbox: 'bounced' as const,
    message: {
      ...MESSAGE,
      at: ports.clock(),
      from: ANN_MAIL,
      message_id: `${name}@studio-lee.com`,
      ...change,
    },
  });
  const bounce = (is_temporary = false, name = 'b1') =>
    found(
      {
        class: 'bounce',
        from: 'mailer-daemon@studio-lee.com',
        bounce: {
          address: ANN_MAIL,
          sentence: 'There’s no such mailbox.',
          fault: 'recipient',
          is_temporary,
        },
      },
      name,
    );
  const record = (message: FoundInbound) => runInbound(ports, message);
  const inbound = () => harness.under(inboundDocument.collection(uid, creator_id));
  return { ...harness, found, bounce, record, inbound };
}

describe('a reply', () => {
  it('is kept, moves the status on, counts, and shows in the feed', async () => {
    const ann = await annWasEmailed();
    expect(ann.creator()).toMatchObject({ status: 'Contacted' });
    expect(await ann.record(ann.found())).toBe('recorded');
    const at = ann.ports.clock();
    expect(ann.creator()).toMatchObject({
      status: 'Responded',
      status_set_by: 'event',
      awaiting: 'us',
      last_in_at: at,
      writer: { by: 'server' },
    });
    expect(ann.inbound()).toMatchObject([
      { class: 'reply', text: 'Yes, what do you pay?', delivery_id: ann.id, kept_at: at },
    ]);
    expect(ann.day()).toMatchObject({ emails_sent: 1, replies: 1 });
    expect(ann.feed()).toContainEqual(
      expect.objectContaining({ kind: 'replied', creator_name: 'Ann', detail: ANN_MAIL }),
    );
  });

  it('found again, or by two workers at once, is one reply', async () => {
    const ann = await annWasEmailed();
    const runs = await Promise.all([1, 2, 3].map(() => ann.record(ann.found())));
    expect(runs.toSorted()).toEqual(['known', 'known', 'recorded']);
    expect(ann.day()?.replies).toBe(1);
    expect(ann.inbound()).toHaveLength(1);
  });

  it('after another is kept too, and the creator counts once', async () => {
    const ann = await annWasEmailed();
    await ann.record(ann.found());
    await ann.record(ann.found({ text: 'And when?' }, 'm2'));
    expect(ann.inbound()).toHaveLength(2);
    expect(ann.day()?.replies).toBe(1);
  });

  it('leaves a status that a person set', async () => {
    const ann = await annWasEmailed();
    await ann.setCreator({ status: 'Rejected', status_set_by: 'person' });
    await ann.record(ann.found());
    expect(ann.creator()).toMatchObject({ status: 'Rejected', awaiting: 'us' });
    expect(ann.day()?.replies).toBe(1);
  });

  it('counts in the day it arrived, in the person’s time zone', async () => {
    const ann = await annWasEmailed();
    await ann.record(ann.found({ at: new Date('2026-05-02T22:30:00Z') }));
    expect(ann.day('2026-05-03')?.replies).toBe(1);
  });

  it('is mirrored to the user’s own CRM', async () => {
    const ann = await annWasEmailed();
    await ann.setCrm('webhook');
    await ann.record(ann.found());
    const mirrors = ann.under('users/max/deliveries').filter(({ kind }) => kind === 'crm');
    expect(mirrors).toHaveLength(1);
  });

  it('of a creator who is gone is not kept', async () => {
    const ann = await annWasEmailed();
    expect(await ann.record({ ...ann.found(), creator_id: 'nobody' })).toBe('no_creator');
    expect(ann.day()?.replies).toBeUndefined();
  });
});

it('an automatic answer is kept, and changes nothing', async () => {
  const ann = await annWasEmailed();
  const [creator, feed] = [ann.creator(), ann.feed()];
  expect(await ann.record(ann.found({ class: 'auto' }))).toBe('recorded');
  expect(ann.inbound()).toHaveLength(1);
  expect(ann.creator()).toEqual(creator);
  expect(ann.feed()).toEqual(feed);
  expect(ann.day()?.replies).toBeUndefined();
});

it('an email written by hand makes it the creator’s turn', async () => {
  const ann = await annWasEmailed();
  await ann.record(ann.found());
  ann.later(MINUTE);
  await ann.record(ann.found({ class: 'own', text: '' }, 'own'));
  expect(ann.creator()).toMatchObject({ status: 'Responded', awaiting: 'them' });
});

describe('a bounce', () => {
  it('marks the address and the email, and counts among the mailbox’s last ones', async () => {
    const ann = await annWasEmailed();
    await ann.record(ann.bounce());
    expect(ann.delivery(ann.id)).toMatchObject({
      state: 'sent',
      bounce: { sentence: 'There’s no such mailbox.', is_temporary: false },
    });
    expect(ann.creator()).toMatchObject({ status: 'Contacted' });
    expect(ann.creator().email_refused_at).toEqual(ann.ports.clock());
    expect(ann.data(suppressionDocument.path('max', `hash-of-${ANN_MAIL}`))).toMatchObject({
      reason: 'bounced',
    });
    expect(ann.data(mailboxDocument.path('max'))?.['recent']).toEqual([
      { id: ann.id, has_bounced: true, bounced_at: ann.ports.clock(), site: 'studio-lee.com' },
    ]);
    expect(ann.day()).toMatchObject({ emails_sent: 1, emails_bounced: 1 });
    expect(ann.feed().filter(({ kind }) => kind === 'email_bounced')).toHaveLength(1);
  });

  it('reported twice counts once', async () => {
    const ann = await annWasEmailed();
    await ann.record(ann.bounce());
    await ann.record(ann.bounce(false, 'b2'));
    expect(ann.inbound()).toHaveLength(2);
    expect(ann.day()?.emails_bounced).toBe(1);
  });

  it('that is temporary is told, and marks nothing; a final one after it does', async () => {
    const ann = await annWasEmailed();
    await ann.record(ann.bounce(true));
    expect(ann.delivery(ann.id).bounce?.is_temporary).toBe(true);
    expect(ann.creator().email_refused_at).toBeNull();
    expect(ann.data(suppressionDocument.path('max', `hash-of-${ANN_MAIL}`))).toBeUndefined();
    expect(ann.day()?.emails_bounced).toBeUndefined();
    await ann.record(ann.bounce(false, 'b2'));
    expect(ann.delivery(ann.id).bounce?.is_temporary).toBe(false);
    await ann.record(ann.bounce(true, 'b3'));
    expect(ann.delivery(ann.id).bounce?.is_temporary).toBe(false);
  });

  it('that comes later is to be seen again', async () => {
    const ann = await annWasEmailed();
    await ann.set({ seen_at: ann.ports.clock() });
    await ann.record(ann.bounce(true));
    expect(ann.delivery(ann.id).seen_at).toBeNull();
    await ann.set({ seen_at: ann.ports.clock() });
    await ann.record(ann.bounce(true, 'b2'));
    expect(ann.delivery(ann.id).seen_at).toBeNull();
  });

  it('of an address that the creator no longer has leaves the new one alone', async () => {
    const ann = await annWasEmailed();
    await ann.setCreator({ email: 'ann@agency-north.com' });
    await ann.record(ann.bounce());
    expect(ann.creator().email_refused_at).toBeNull();
  });

  it('that is the fifth of the last 50 stops the mailbox', async () => {
    const ann = await annWasEmailed();
    const others = ['e1', 'e2', 'e3', 'e4'].map((id) => ({ id, has_bounced: true }));
    const recent = [...others, { id: ann.id, has_bounced: false }];
    await ann.change(mailboxDocument.path('max'), { recent });
    await ann.record(ann.bounce());
    expect(ann.data(channelHealthDocument.path('max', 'gmail'))).toMatchObject({
      last_error: { code: 'mailbox_bounces' },
      stopped_at: ann.ports.clock(),
    });
  });
});

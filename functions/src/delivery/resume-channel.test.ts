import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import { describe, expect, it } from 'vitest';
import { CHANNELS, type Channel } from '@vibes/core/channel/channel';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import {
  channelHealthDocument,
  deliveryDocument,
  mailboxDocument,
} from '@vibes/core/firestore/documents';
import { ANN_MAIL, deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import type { Documents } from '../ports/documents.ts';
import { readRequest } from './read-request.ts';
import { resumeChannel } from './resume-channel.ts';

const verified_at = new Date('2026-04-01T12:00:00Z');
const TOMORROW = new Date('2026-05-02T12:00:00Z');

async function closed(channel: Channel) {
  const harness = await deliveryHarness();
  const path = channelHealthDocument.path('max', channel);
  const health = {
    verified_at,
    failing_since: verified_at,
    paused_until: TOMORROW,
    stopped_at: verified_at,
    last_error: refusal('webhook_stopped'),
  };
  await harness.write('create', path, health);
  const resume = (documents: Documents = harness.ports.documents) =>
    resumeChannel({ ...harness.ports, documents }, { uid: 'max', channel });
  return { ...harness, path, resume, health: () => harness.data(path) };
}

describe('a channel that is resumed', () => {
  it.each(CHANNELS)('(%s) is open, and keeps the time it last worked', async (channel) => {
    const harness = await closed(channel);
    expect(await harness.resume()).toEqual({ resumed: true });
    expect(harness.health()).toEqual({ ...UNKNOWN_HEALTH, verified_at });
    const before = harness.documents.dump();
    expect(await harness.resume()).toEqual({ resumed: true });
    expect(harness.documents.dump()).toEqual(before);
  });

  it('wakes what waits although one beside it cannot be read', async () => {
    const harness = await closed('gmail');
    await harness.set({ state: 'queued', due_at: TOMORROW, last_error: refusal('mailbox_limit') });
    const broken = { kind: 'email', due_at: TOMORROW };
    const path = deliveryDocument.path('max', 'email_broken');
    await harness.write('create', path, broken);
    await harness.resume();
    expect(harness.delivery().due_at).toEqual(harness.ports.clock());
  });

  it('of which nothing is known stays so', async () => {
    const harness = await deliveryHarness();
    const before = harness.documents.dump();
    expect(await resumeChannel(harness.ports, { uid: 'max', channel: 'notion' })).toEqual({
      resumed: true,
    });
    expect(harness.documents.dump()).toEqual(before);
  });

  it('keeps what a worker records of it at the same moment, except the stop', async () => {
    const harness = await closed('crm_webhook');
    const happens = () => harness.change(harness.path, { verified_at: TOMORROW });
    await harness.resume(interrupted(harness.documents, { at: harness.path, happens }));
    expect(harness.health()).toEqual({ ...UNKNOWN_HEALTH, verified_at: TOMORROW });
  });

  it('sends now what waited for Gmail’s own limit, and nothing else that waits', async () => {
    const harness = await closed('gmail');
    const box = { ...EMPTY_MAILBOX, paused_until: TOMORROW };
    await harness.write('set', mailboxDocument.path('max'), box);
    const waits = { state: 'queued', due_at: TOMORROW };
    await harness.set({ ...waits, last_error: refusal('mailbox_limit') });
    await harness.resume();
    expect(harness.data(mailboxDocument.path('max'))).toEqual({ ...box, paused_until: null });
    expect(harness.delivery().due_at).toEqual(harness.ports.clock());
    expect(harness.dispatched).toEqual([{ uid: 'max', id: harness.id }]);
    await harness.run();
    expect(harness.sentTo()).toEqual([ANN_MAIL]);

    const taken = await closed('gmail');
    await taken.set({ ...waits, last_error: refusal('mailbox_limit') });
    const lease = { state: 'sending', due_at: TOMORROW, lease_token: 't' };
    const at = deliveryDocument.path('max', taken.id);
    await taken.resume(interrupted(taken.documents, { at, happens: () => taken.set(lease) }));
    expect(taken.delivery()).toMatchObject(lease);

    const other = await closed('gmail');
    await other.set({ ...waits, last_error: refusal('daily_cap') });
    await other.resume();
    expect(other.delivery().due_at).toEqual(TOMORROW);
    expect(other.dispatched).toEqual([]);
  });
});

it('a mailbox that bounces stopped is judged by the emails from then on', async () => {
  const path = mailboxDocument.path('max');
  const recent = [{ id: 'email_old', has_bounced: true }];
  const box = { ...EMPTY_MAILBOX, recent };
  const harness = await closed('gmail');
  await harness.write('set', path, box);
  await harness.resume();
  expect(harness.data(path)).toEqual({ ...box, recent: [] });

  await harness.write('set', path, box);
  await harness.resume();
  expect(harness.data(path)).toEqual(box);
});

describe('the request of a delivery', () => {
  it('is null before the first attempt, and then what the webhook got', async () => {
    const harness = await deliveryHarness(BY_WEBHOOK);
    const read = (uid = 'max') => readRequest(harness.ports, { uid, delivery_id: harness.id });
    expect(await read()).toEqual({ body: null });
    await harness.send();
    await harness.run();
    expect(await read()).toEqual({ body: harness.webhook.requests[0]?.body });
    await expect(read('eve')).rejects.toMatchObject({
      message: expect.stringMatching(/no longer exists/) as string,
    });
  });
});

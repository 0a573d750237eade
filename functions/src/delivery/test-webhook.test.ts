import { describe, expect, it } from 'vitest';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import {
  activityDocument,
  channelHealthDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { updateUserData } from '../account/update-user-data.ts';
import { testWebhook } from './test-webhook.ts';

const MAIL_HOOK = 'https://hooks.example.com/mail';
const CRM_HOOK = 'https://hooks.example.com/crm';
const CHANNELS = ['email_webhook', 'crm_webhook'] as const;

async function openWorld({ is_saved = true } = {}) {
  const world = await memoryWorld();
  const { ports } = world;
  const save = (table: 'email_settings' | 'crm_settings', webhook_url: string) =>
    updateUserData(ports, { uid: 'max', update: { table, data: { webhook_url } } });
  if (is_saved) {
    await save('email_settings', MAIL_HOOK);
    await save('crm_settings', CRM_HOOK);
  }
  const healthPath = (channel: (typeof CHANNELS)[number]) =>
    channelHealthDocument.path('max', channel);
  return {
    ...world,
    test: (channel: (typeof CHANNELS)[number]) => testWebhook(ports, { uid: 'max', channel }),
    health: (channel: (typeof CHANNELS)[number]) => world.data(healthPath(channel)),
    /** The channel as it is after five days of failures. */
    stop: async (channel: (typeof CHANNELS)[number]) => {
      const now = world.ports.clock();
      const last_error = refusal('webhook_stopped');
      const data = { ...UNKNOWN_HEALTH, failing_since: now, stopped_at: now, last_error };
      await world.write('set', healthPath(channel), data);
      return data;
    },
  };
}

describe('a test of a webhook', () => {
  it('posts an example to the saved URL of its channel, signed, and each is a new event', async () => {
    const world = await openWorld();
    const answer = { status: 200, text: 'ok', milliseconds: 12 };
    for (const channel of CHANNELS) expect(await world.test(channel)).toEqual({ ok: true, answer });
    const { requests } = world.webhook;
    expect(requests.map(({ url }) => url)).toEqual([MAIL_HOOK, CRM_HOOK]);
    expect(new Set(requests.map(({ id }) => id)).size).toBe(2);
    for (const { id, secrets } of requests) {
      expect(id).toMatch(/^test_./);
      expect(secrets).toEqual([expect.stringMatching(/^whsec_/)]);
    }
    expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { event: 'email_request', data: { to: 'creator@example.com' } },
      { action: 'creator_updated', user_id: 'max', creator: { email: 'ada@example.com' } },
    ]);
  });

  it('that is accepted starts a stopped channel again, and no other', async () => {
    const world = await openWorld();
    await world.stop('email_webhook');
    const other = await world.stop('crm_webhook');
    await world.test('email_webhook');
    const verified_at = world.ports.clock();
    expect(world.health('email_webhook')).toEqual({ ...UNKNOWN_HEALTH, verified_at });
    expect(world.health('crm_webhook')).toEqual(other);
  });

  it('that is refused shows what to do, and leaves the channel as it is', async () => {
    const world = await openWorld();
    const before = await world.stop('email_webhook');
    const answer = { status: 500, text: 'no', milliseconds: 3 };
    world.webhook.next.push({ kind: 'temporary', code: 'webhook_failed', answer });
    expect(await world.test('email_webhook')).toEqual({
      ok: false,
      sentence: 'Your webhook answered with an error. Fix it, then test again.',
      answer,
    });
    expect(world.health('email_webhook')).toEqual(before);
  });

  it('writes neither a delivery nor an entry of the feed', async () => {
    const world = await openWorld();
    await world.test('crm_webhook');
    expect(world.under(deliveryDocument.collection('max'))).toEqual([]);
    expect(world.under(activityDocument.collection('max'))).toEqual([]);
  });

  it('asks for a URL where none is saved', async () => {
    const world = await openWorld({ is_saved: false });
    expect(await world.test('crm_webhook')).toEqual({
      ok: false,
      sentence: 'You have no webhook URL. Save one, then test it.',
      answer: null,
    });
    expect(world.webhook.requests).toEqual([]);
  });

  it('may be had ten times a minute', async () => {
    const world = await openWorld();
    for (let count = 0; count < 10; count += 1) await world.test('email_webhook');
    await expect(world.test('crm_webhook')).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'Too many tests at once. Wait a minute.',
    });
    expect(world.webhook.requests).toHaveLength(10);
    world.later(60_000);
    expect(await world.test('crm_webhook')).toMatchObject({ ok: true });
  });
});

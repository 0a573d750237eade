import { describe, expect, it } from 'vitest';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import { channelHealthDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { countingRounds } from '../../test/counting-rounds.ts';
import { memoryWorld } from '../../test/memory-world.ts';
import { getUserData } from './get-user-data.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { updateUserData } from './update-user-data.ts';

const HOUR = 3_600_000;

async function openWorld() {
  const world = await memoryWorld();
  const set = (path: string, data: object) => world.write('set', path, { ...data });
  return {
    ...world,
    set,
    read: () => getUserData(world.ports, { uid: 'max', can_pay: false }),
    update: (table: 'email_settings' | 'crm_settings', data: object) =>
      updateUserData(world.ports, { uid: 'max', update: { table, data } }),
    /** A webhook that was stopped after days of failures. */
    stop: (channel: 'email_webhook' | 'crm_webhook') => {
      const now = world.ports.clock();
      const health = { ...UNKNOWN_HEALTH, failing_since: now, stopped_at: now };
      return set(channelHealthDocument.path('max', channel), health);
    },
  };
}

describe('the user data', () => {
  it('knows nothing of a channel before it was used', async () => {
    const { channels } = await (await openWorld()).read();
    expect(channels).toEqual({
      gmail: UNKNOWN_HEALTH,
      email_webhook: UNKNOWN_HEALTH,
      notion: UNKNOWN_HEALTH,
      crm_webhook: UNKNOWN_HEALTH,
    });
  });

  it('returns each channel’s own health, with times as texts', async () => {
    const world = await openWorld();
    const last_error = { code: 'notion_busy', sentence: 'Wait.' };
    const paused_until = new Date('2026-05-01T13:00:00Z');
    const health = { ...UNKNOWN_HEALTH, paused_until, last_error };
    await world.set(channelHealthDocument.path('max', 'notion'), health);
    await world.stop('crm_webhook');
    const { channels } = await world.read();
    expect(channels).toMatchObject({
      gmail: UNKNOWN_HEALTH,
      email_webhook: UNKNOWN_HEALTH,
      notion: { paused_until: '2026-05-01T13:00:00.000Z', stopped_at: null, last_error },
      crm_webhook: { stopped_at: '2026-05-01T12:00:00.000Z' },
    });
  });

  it('returns what the mailbox may still send, by the person’s own cap', async () => {
    const world = await openWorld();
    expect((await world.read()).mailbox).toEqual({
      sent: 0,
      daily_cap: 40,
      usual_daily_cap: 40,
      daily_cap_maximum: 500,
      opens_at: null,
      recent: { sent: 0, bounced: 0, verdict: 'fine' },
    });
    await world.update('email_settings', { daily_cap: 1 });
    await world.set(mailboxDocument.path('max'), {
      ...EMPTY_MAILBOX,
      window: [world.ports.clock()],
    });
    world.later(HOUR);
    expect((await world.read()).mailbox).toEqual({
      sent: 1,
      daily_cap: 1,
      usual_daily_cap: 40,
      daily_cap_maximum: 500,
      opens_at: '2026-05-02T12:00:00.000Z',
      recent: { sent: 0, bounced: 0, verdict: 'fine' },
    });
  });

  it('has the secret that signs webhooks, and until when the previous one also signs', async () => {
    const world = await openWorld();
    const before = (await world.read()).webhookSigning;
    expect(before.secret).toMatch(/^whsec_/);
    expect(before.previous_until).toBeNull();
    await rotateWebhookSecret(world.ports, 'max');
    const after = (await world.read()).webhookSigning;
    expect(after.secret).not.toBe(before.secret);
    expect(after.previous_until).toBe('2026-05-02T12:00:00.000Z');
    world.later(24 * HOUR);
    expect((await world.read()).webhookSigning).toEqual({ ...after, previous_until: null });
  });

  it('comes in two reads', async () => {
    const world = await openWorld();
    const { rounds, documents } = countingRounds(world.documents);
    await getUserData({ ...world.ports, documents }, { uid: 'max', can_pay: false });
    expect(rounds.reads).toBe(2);
  });
});

describe('another webhook URL', () => {
  it.each([
    ['email_settings', 'email_webhook', 'crm_webhook'],
    ['crm_settings', 'crm_webhook', 'email_webhook'],
  ] as const)('of %s begins with a clean record', async (table, channel, other) => {
    const world = await openWorld();
    const webhook_url = 'https://hooks.example.com/a';
    await world.update(table, { webhook_url });
    await world.stop(channel);
    await world.stop(other);
    await world.update(table, { webhook_url });
    expect((await world.read()).channels[channel].stopped_at).not.toBeNull();
    await world.update(table, { webhook_url: 'https://hooks.example.com/b' });
    const { channels } = await world.read();
    expect(channels[channel]).toEqual(UNKNOWN_HEALTH);
    expect(channels[other].stopped_at).not.toBeNull();
  });

  it('is what a change of something else is not', async () => {
    const world = await openWorld();
    await world.stop('email_webhook');
    await world.update('email_settings', { hold_back: '5' });
    expect((await world.read()).channels.email_webhook.stopped_at).not.toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import {
  channelHealthDocument,
  mailboxDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import type { CaptureRequest } from '@vibes/core/api/capture-request';
import type { CapturePorts } from '../capture/capture-call.ts';
import { ANN, BOB, phone } from '../../test/phone.ts';
import { queueDelivery } from '../../test/queue-delivery.ts';
import { recordDm } from '../creator/record-dm.ts';
import { resumeChannel } from '../delivery/resume-channel.ts';
import { runDelivery } from '../delivery/run-delivery.ts';
import { sendTestEmail } from '../delivery/send-test-email.ts';
import { findKeyOwner } from './find-key-owner.ts';
import { getUserData } from './get-user-data.ts';
import { openAccount } from './run-open-account.ts';
import { regenerateApiKey } from './regenerate-api-key.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { updateUserData } from './update-user-data.ts';

const HOUR = 3_600_000;
const stampOf = (world: MemoryWorld) =>
  userDocument.at('max').read(world.data(userDocument.path('max')))?.user_data_changed_at;

/** Whether an open app is told of what `happens`, an hour after the account was set up. */
async function isTold(
  happens: (world: MemoryWorld) => Promise<unknown>,
  before: (world: MemoryWorld) => Promise<unknown> = () => Promise.resolve(),
) {
  const world = await memoryWorld();
  await before(world);
  world.later(HOUR);
  const was = stampOf(world);
  await happens(world);
  const now = world.ports.clock();
  const { changed_at } = await getUserData(world.ports, { uid: 'max', can_pay: false });
  expect(changed_at).toBe(stampOf(world)?.toISOString());
  const is = stampOf(world);
  expect([was, now]).toContainEqual(is);
  return is?.getTime() === now.getTime();
}

const fails = (world: MemoryWorld) =>
  world.write('set', channelHealthDocument.path('max', 'gmail'), {
    ...UNKNOWN_HEALTH,
    failing_since: world.ports.clock(),
  });
const capture = (url: string) => (world: MemoryWorld) => phone(world).requestCapture({ url });
/** A request with the API key. */
const useKey =
  (request: Partial<CaptureRequest> = { url: ANN }, change: Partial<CapturePorts> = {}) =>
  async (world: MemoryWorld) => {
    const is_dry_run = request.dry_run ?? false;
    const owner = await findKeyOwner(world.ports, await world.apiKey(), { is_dry_run });
    return phone(world).requestCapture(request, change, owner);
  };
const isRefused = (happens: (world: MemoryWorld) => Promise<unknown>) => (world: MemoryWorld) =>
  expect(happens(world)).rejects.toMatchObject({ code: expect.any(String) as string });
const deliver = async (world: MemoryWorld) =>
  runDelivery(world.ports, { uid: 'max', id: await queueDelivery(world, 'ann') });
const update =
  (table: 'email_settings' | 'message_templates' | 'crm_settings', data: object) =>
  (world: MemoryWorld) =>
    updateUserData(world.ports, { uid: 'max', update: { table, data } });

describe('an open app is told', () => {
  it.each([
    ['other email settings', update('email_settings', { hold_back: '5' })],
    ['other CRM settings', update('crm_settings', { webhook_url: 'https://a.test/b' })],
    ['other templates', update('message_templates', { email_subject: 'Hello' })],
    ['another key', (world: MemoryWorld) => regenerateApiKey(world.ports, 'max')],
    ['another signing secret', (world: MemoryWorld) => rotateWebhookSecret(world.ports, 'max')],
    ['a tested mailbox', (world: MemoryWorld) => sendTestEmail(world.ports, 'max')],
    ['a key’s first use', useKey()],
    ['a key’s first use for no link', isRefused(useKey({ text: 'hello' }))],
    [
      'a key’s first use beyond the limit a minute',
      isRefused(useKey({ url: ANN }, { per_minute: 0 })),
    ],
  ])('of %s', async (_, happens) => {
    expect(await isTold(happens)).toBe(true);
  });

  it('of a channel that works again, by a delivery or by a press', async () => {
    expect(await isTold(deliver, fails)).toBe(true);
    const resume = (world: MemoryWorld) =>
      resumeChannel(world.ports, { uid: 'max', channel: 'gmail' });
    expect(await isTold(resume, fails)).toBe(true);
  });

  it('of Gmail’s own limit', async () => {
    const until = new Date('2026-05-02T12:00:00Z');
    const limited = async (world: MemoryWorld) => {
      const outcome = { kind: 'postponed', code: 'mailbox_limit', until } as const;
      world.mail.next.push({ at: 'send', outcome });
      await deliver(world);
      expect(world.data(mailboxDocument.path('max'))).toMatchObject({ paused_until: until });
    };
    expect(await isTold(limited)).toBe(true);
  });

  it('of a key that is used for the first time in an account that has captured', async () => {
    for (const url of [ANN, BOB]) expect(await isTold(useKey({ url }), capture(ANN))).toBe(true);
  });
});

describe('an open app is not told', () => {
  it.each([
    ['a mail that went out', deliver],
    ['a capture in the browser', capture(BOB)],
    [
      'a visit',
      (world: MemoryWorld) =>
        openAccount(world.ports, {
          person: { uid: 'max', name: 'Max', email: 'max@brand.com', photo_url: null },
          time_zone: 'Europe/Berlin',
          trial_credits: 10,
          app_origin: 'https://app.test',
        }),
    ],
    ['a key that was used before', useKey({ url: BOB })],
    [
      'settings that are refused',
      (world: MemoryWorld) =>
        update('email_settings', { active_email_mode: 'webhook' })(world).catch(() => null),
    ],
    ['nothing to save', update('email_settings', {})],
  ])('of %s', async (_, happens) => {
    expect(await isTold(happens, useKey())).toBe(false);
  });

  it('of a dry run with a new key', async () => {
    expect(await isTold(useKey({ url: ANN, dry_run: true }))).toBe(false);
  });

  it('of a first capture in the browser: the account’s own document shows it', async () => {
    expect(await isTold(capture(ANN))).toBe(false);
  });

  it('of a DM', async () => {
    const world = await memoryWorld();
    const { creator } = await phone(world).requestCapture({ url: ANN });
    const was = stampOf(world);
    world.later(HOUR);
    await recordDm(world.ports, { uid: 'max', creator_id: creator.id ?? '', step: 'sent' });
    expect(stampOf(world)).toEqual(was);
  });
});

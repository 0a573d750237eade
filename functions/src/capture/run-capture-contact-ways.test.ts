import { describe, expect, it } from 'vitest';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import {
  channelHealthDocument,
  deliveryDocument,
  emailSettingsDocument,
  mailboxDocument,
  messageTemplatesDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld, type MemoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage } from '../../test/pages.ts';
import { ANN, BOB, phone } from '../../test/phone.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import { updateUserData } from '../account/update-user-data.ts';
import { recordDm } from '../creator/record-dm.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';

const changeEmail = (world: MemoryWorld, data: object) =>
  updateUserData(world.ports, { uid: 'max', update: { table: 'email_settings', data } });
const sendDm = (world: MemoryWorld, creator_id: string | null) =>
  recordDm(world.ports, { uid: 'max', creator_id: creator_id ?? '', step: 'sent' });

describe('a request on a creator who had a DM', () => {
  it('does nothing, fetches no page, and does not claim an email', async () => {
    const world = await memoryWorld();
    const bare = { [BOB]: page(BOB, tiktokPage({ handle: 'bob', name: 'Bob', bio: 'dance' })) };
    const { requestCapture, fetched } = phone(world, bare);
    const first = await requestCapture({ url: BOB });
    expect(first.email.state).toBe('none_found');
    await sendDm(world, first.creator.id);
    const before = world.creators();
    expect(await requestCapture({ url: BOB, note: 'again' })).toMatchObject({
      outcome: 'already_contacted',
      message: 'You already contacted this creator. Nothing was sent or charged.',
      email: { state: 'none_found', to: null },
      creator: { status: 'Contacted' },
      credits_remaining: 9,
    });
    expect(fetched).toEqual([BOB]);
    expect(world.creators()).toEqual(before);
  });

  it('queues no email after a failed one', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world);
    const { creator } = await requestCapture({ url: ANN });
    world.mail.next.push({
      at: 'sign_in',
      outcome: { kind: 'permanent', code: 'mailbox_refused_sign_in' },
    });
    await runDispatch(world.ports, { uid: 'max', until: new Date('2100-01-01') });
    await sendDm(world, creator.id);
    expect(await requestCapture({ url: ANN })).toMatchObject({
      outcome: 'already_contacted',
      email: { state: 'already_sent' },
    });
    expect(world.under(deliveryDocument.collection('max'))).toMatchObject([{ state: 'failed' }]);
  });

  it('queues nothing when the DM is recorded while the page is read', async () => {
    const world = await memoryWorld();
    const { requestCapture } = phone(world, {
      [BOB]: page(BOB, tiktokPage({ handle: 'bob', name: 'Bob', bio: 'dance' })),
    });
    const { creator } = await requestCapture({ url: BOB });
    const withAddress = page(BOB, tiktokPage({ handle: 'bob', bio: 'bob@dance-house.com' }));
    const fetchPage = async () => {
      await sendDm(world, creator.id);
      return withAddress;
    };
    expect(await requestCapture({ url: BOB }, { fetchPage })).toMatchObject({
      outcome: 'already_contacted',
      credits_remaining: 9,
    });
    expect(world.under(deliveryDocument.collection('max'))).toEqual([]);
  });
});

describe('a request while the webhook is active', () => {
  async function openWebhook() {
    const world = await memoryWorld();
    await changeEmail(world, BY_WEBHOOK);
    return { ...world, ...phone(world) };
  }

  it('queues the email as over Gmail, and ignores a closed mailbox', async () => {
    const { requestCapture, dispatched, documents, ports } = await openWebhook();
    const paused_until = new Date(ports.clock().getTime() + 60_000);
    const box = { sending: null, window: [], paused_until };
    await documents.commit([{ kind: 'set', path: mailboxDocument.path('max'), data: box }]);
    const answer = await requestCapture({ url: ANN });
    expect(answer.email).toEqual({ state: 'queued', to: 'ann@studio-lee.com' });
    expect(dispatched).toEqual([`email_${answer.creator.id}`]);
  });

  it.each(['webhook_gone', 'webhook_stopped'] as const)(
    'that was stopped (%s) queues nothing and names the button to press',
    async (code) => {
      const world = await openWebhook();
      const data = {
        ...UNKNOWN_HEALTH,
        stopped_at: world.ports.clock(),
        last_error: refusal(code),
      };
      const path = channelHealthDocument.path('max', 'email_webhook');
      await world.write('set', path, data);
      expect(await world.requestCapture({ url: ANN })).toMatchObject({
        email: { state: 'not_set_up' },
        message:
          'Saved. Found ann@studio-lee.com. Your webhook is stopped. Press Resume in Email Settings, then try again. Your DM is ready.',
      });
      expect(world.under(deliveryDocument.collection('max'))).toEqual([]);
      expect(world.dispatched).toEqual([]);
    },
  );
});

it('a request says what is missing when Gmail or the template is not ready', async () => {
  const world = await memoryWorld();
  const { requestCapture, dispatched } = phone(world);
  const settings = world.data(emailSettingsDocument.path('max'));
  await world.write('update', emailSettingsDocument.path('max'), { app_password_set: false });
  expect((await requestCapture({ url: ANN })).email.state).toBe('not_set_up');
  await world.documents.commit([
    { kind: 'set', path: emailSettingsDocument.path('max'), data: settings ?? {} },
    {
      kind: 'update',
      path: messageTemplatesDocument.path('max'),
      data: { email_template: 'Hi {{who}}' },
    },
  ]);
  expect((await requestCapture({ url: ANN })).email.state).toBe('template_incomplete');
  expect(dispatched).toEqual([]);
});

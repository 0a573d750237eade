import { footerOf, renderFooter } from '@vibes/core/template/mail-footer';
import { describe, expect, it } from 'vitest';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { creatorUpdatedBody } from '@vibes/core/delivery/webhook-bodies';
import { deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import { plainSecretBox } from '../../test/models/plain-secret-box.ts';
import {
  EMAIL,
  MIRROR,
  secrets,
  CREATOR,
  email,
  HOOK,
  mirror,
  NOW,
  QUEUED,
} from '../../test/webhook-context.ts';
import { signers, signingSecrets } from '../steps/webhook-signing.ts';
import { sendByWebhook } from './send-by-webhook.ts';
import type { SendContext, MirrorFacts, EmailFacts } from './send-context.ts';
import { mirrorEvent, emailEvent } from './webhook-event.ts';

const RUNS = [
  ['an email', (facts: object) => email(facts), 'email_ada'],
  ['a mirror', (facts: object) => mirror(facts), 'crm_ada_1'],
] as const;
const run = ({ ports, context }: ReturnType<typeof email> | ReturnType<typeof mirror>) =>
  sendByWebhook(
    ports,
    context,
    context.facts.kind === 'email'
      ? emailEvent(ports, context as SendContext<EmailFacts>)
      : mirrorEvent(context as SendContext<MirrorFacts>),
  );

describe.each(RUNS)('%s over a webhook', (_, open, id) => {
  it('is stored whole before it is posted, and then ends as the webhook answers', async () => {
    const world = open({});
    const outcome: DeliveryOutcome = { kind: 'temporary', code: 'webhook_timed_out' };
    world.webhook.next.push(outcome);
    expect(await run(world)).toBe('sent');
    expect(world.steps).toEqual(['take', 'post', 'end']);
    const [request] = world.webhook.requests;
    expect(request).toMatchObject({ url: HOOK, id: `max_${id}`, at: NOW });
    const path = deliveryPayloadDocument.path('max', id);
    expect(world.written).toEqual([{ kind: 'merge', path, data: { request: request?.body } }]);
    expect(world.ended).toEqual([{ outcome, token: 'token' }]);
  });

  it('is sent again as first stored, and not stored again', async () => {
    const world = open({ request: '{"as":"it was"}' });
    await run(world);
    expect(world.written).toEqual([]);
    expect(world.webhook.requests).toMatchObject([{ id: `max_${id}`, body: '{"as":"it was"}' }]);
  });

  it('is signed by all current secrets', async () => {
    const state = { webhook_generation: 1, webhook_rotated_at: QUEUED };
    const world = open({ secrets: { ...secrets, ...state } });
    await run(world);
    const all = signers(signingSecrets(plainSecretBox(), { uid: 'max', state, now: NOW }));
    expect(all).toHaveLength(2);
    expect(world.webhook.requests[0]?.secrets).toEqual(all);
  });

  it('is left to the worker that claimed it first', async () => {
    const world = open({});
    world.loseTheRace();
    expect(await run(world)).toBe('left');
    expect(world.steps).toEqual(['take']);
  });
});

describe('the body of an email over a webhook', () => {
  const body = async (facts: Partial<EmailFacts>) => {
    const world = email(facts);
    await run(world);
    return JSON.parse(world.webhook.requests[0]?.body ?? '') as {
      data: { to: string; html_body: string; text_body: string };
    };
  };
  const settings = { ...EMAIL.settings, postal_address: 'Main Street 1\nBerlin' };

  it('ends with the unsubscribe link and the postal address', async () => {
    const { data } = await body({ settings, footer: renderFooter(footerOf(settings)) });
    const url = 'https://app.test/u/max/ada/hash-of-ada';
    expect(data.to).toBe('ada@studio.com');
    for (const text of [data.text_body, data.html_body]) {
      expect(text).toContain(url);
      expect(text).toContain('Main Street 1');
    }
  });
});

it('an email rendered again is another event than the one before it', async () => {
  const world = email({ delivery: { ...EMAIL.delivery, revision: 2 } });
  await run(world);
  expect(world.webhook.requests[0]?.id).toBe('max_email_ada_2');
});

describe('a mirror over a webhook', () => {
  it('has the creator as first read, under the time of the change', async () => {
    const world = mirror();
    await run(world);
    expect(world.webhook.requests[0]?.body).toBe(
      creatorUpdatedBody({ creator: CREATOR, user_id: 'max', now: QUEUED }),
    );
  });

  it('is sent without a creator once it is stored, and is dropped before', async () => {
    const known = mirror({ creator: null, request: '{}' });
    await run(known);
    expect(known.steps).toEqual(['take', 'post', 'end']);
    const unknown = mirror({ creator: null });
    await run(unknown);
    const outcome = { kind: 'unwanted', code: 'mirror_off' };
    expect(unknown.ended).toEqual([{ outcome, token: null }]);
    expect(unknown.webhook.requests).toEqual([]);
  });
});

it('nothing is taken or posted without a URL', async () => {
  for (const world of [
    email({ settings: { ...EMAIL.settings, webhook_url: null } }),
    mirror({ settings: { ...MIRROR.settings, webhook_url: null } }),
  ]) {
    await run(world);
    const outcome = { kind: 'permanent', code: 'webhook_not_set_up' };
    expect(world.ended).toEqual([{ outcome, token: null }]);
    expect(world.steps).toEqual(['end']);
  }
});

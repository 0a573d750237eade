import { DEFAULT_EMAIL_SETTINGS } from '@vibes/core/account/email-settings';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { DEFAULT_CRM_SETTINGS } from '@vibes/core/crm/crm-settings';
import { renderFooter } from '@vibes/core/template/mail-footer';
import { queueMirror, queueEmail } from '@vibes/core/delivery/delivery';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import { userSecretsDocument } from '@vibes/core/firestore/documents';
import { plainCreator } from '../../core/test/plain-creator.ts';
import type {
  DeliveryFacts,
  EmailFacts,
  MirrorFacts,
  SendContext,
} from '../src/delivery/send-context.ts';
import type { DocumentWrite } from '../src/ports/documents.ts';
import { memoryWebhook } from './models/memory-webhook.ts';
import { plainSecretBox } from './models/plain-secret-box.ts';

export const QUEUED = new Date('2026-05-01T12:00:00Z');
/** The time of the attempt. */
export const NOW = new Date('2026-05-01T14:00:00Z');
export const HOOK = 'https://hooks.example.com/a';
export const secrets = userSecretsDocument.at('max').read(undefined);
const COMMON = { is_blocked: false, health: UNKNOWN_HEALTH, request: null, secrets };

export const EMAIL: EmailFacts = {
  ...COMMON,
  kind: 'email',
  channel: 'email_webhook',
  delivery: queueEmail({
    creator_id: 'ada',
    creator_name: 'Ada',
    to: 'ada@studio.com',
    subject: 'Hello',
    now: QUEUED,
    hold_back: 'off',
  }),
  email: { subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' },
  footer: renderFooter({ has_link: true, postal_address: '' }),
  references: [],
  settings: { ...DEFAULT_EMAIL_SETTINGS, active_email_mode: 'webhook', webhook_url: HOOK },
  sender_name: 'Max',
  mailbox: EMPTY_MAILBOX,
  mailbox_taken_until: null,
  follow_up: null,
  contacted_by: 'email_ada',
  suppressed: null,
  is_creator_gone: false,
  is_creator_joined: false,
  creator: { path: 'users/max/creators/ada', data: null, version: undefined },
  time_zone: null,
  address_hash: 'hash-of-ada',
  versions: { delivery: 1, mailbox: undefined },
};

export const CREATOR = {
  ...plainCreator('adamoves', QUEUED),
  id: 'ada',
  name: 'Ada Moves',
  email: 'ada@studio.com',
  email_source: 'bio' as const,
};

export const MIRROR: MirrorFacts = {
  ...COMMON,
  kind: 'crm',
  channel: 'crm_webhook',
  delivery: queueMirror({ kind: 'crm', creator_id: 'ada', creator_name: 'Ada', now: QUEUED }),
  settings: { ...DEFAULT_CRM_SETTINGS, active_crm_mode: 'webhook', webhook_url: HOOK },
  creator: CREATOR,
  versions: { delivery: 1 },
};

/** A world that records, in order, what the transport asks of it. */
function worldOf<Facts extends DeliveryFacts>(id: string, facts: Facts) {
  const webhook = memoryWebhook();
  const ports = {
    ...webhook,
    secrets: plainSecretBox(),
    clock: () => NOW,
    unsubscribeUrl: (of: { uid: string; creator_id: string; address_hash: string }) =>
      `https://app.test/u/${of.uid}/${of.creator_id}/${of.address_hash}`,
  };
  const steps: string[] = [];
  const written: DocumentWrite[] = [];
  const ended: { outcome: DeliveryOutcome; token: string | null }[] = [];
  let token: string | null = 'token';
  const postWebhook: typeof webhook.postWebhook = (request) => {
    steps.push('post');
    return webhook.postWebhook(request);
  };
  const context: SendContext<Facts> = {
    ref: { uid: 'max', id },
    facts,
    take: ({ writes = [] } = {}) => {
      steps.push('take');
      written.push(...writes);
      return Promise.resolve(token);
    },
    end: (outcome, held) => {
      steps.push('end');
      ended.push({ outcome, token: held });
      return Promise.resolve('sent');
    },
  };
  const loseTheRace = () => (token = null);
  return {
    ports: { ...ports, postWebhook },
    webhook,
    context,
    steps,
    written,
    ended,
    loseTheRace,
  };
}

/** The email to Ada, and the mirror of Ada, about to be sent to a webhook. */
export const email = (facts: Partial<EmailFacts> = {}) =>
  worldOf('email_ada', { ...EMAIL, ...facts });
export const mirror = (facts: Partial<MirrorFacts> = {}) =>
  worldOf('crm_ada_1', { ...MIRROR, ...facts });

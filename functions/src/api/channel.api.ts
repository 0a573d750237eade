import {
  channelRefSchema,
  retryFailedSchema,
  testWebhookSchema,
} from '@vibes/core/api/delivery-callables';
import { checkNotionSchema } from '@vibes/core/crm/notion-check';
import * as z from 'zod';
import { personPorts } from './person-ports.ts';
import type { Verbs } from './verb.ts';

/** Gmail, webhooks and Notion: how a person tries them and starts them again. */
export const CHANNEL_VERBS: Verbs<
  | 'checkNotion'
  | 'resumeChannel'
  | 'retryFailed'
  | 'rotateWebhookSecret'
  | 'sendTestEmail'
  | 'sendTestWebhook'
> = {
  checkNotion: {
    lane: 'apiSealed',
    payload: checkNotionSchema,
    access_check: 'first',
    async handle(request, { uid }) {
      const { wireCheckNotion } = await import('../wiring/wire-crm.ts');
      return (await wireCheckNotion())(uid, request);
    },
  },
  resumeChannel: {
    lane: 'api',
    payload: channelRefSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { resumeChannel } = await import('../delivery/resume-channel.ts');
      return resumeChannel(await personPorts(), { uid, ...payload });
    },
  },
  retryFailed: {
    lane: 'apiLong',
    payload: retryFailedSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runRetryFailed } = await import('../delivery/run-retry-failed.ts');
      return runRetryFailed(await personPorts(), { uid, ...payload });
    },
  },
  rotateWebhookSecret: {
    lane: 'apiSealed',
    payload: z.strictObject({}),
    access_check: 'first',
    async handle(_, { uid }) {
      const { wireAccount } = await import('../wiring/wire-account.ts');
      await (await wireAccount()).rotateWebhookSecret(uid);
      return { rotated: true };
    },
  },
  sendTestEmail: {
    lane: 'apiSealed',
    payload: z.strictObject({}),
    access_check: 'first',
    async handle(_, { uid }) {
      const { wireTestEmail } = await import('../wiring/wire-channel-tests.ts');
      return (await wireTestEmail())(uid);
    },
  },
  sendTestWebhook: {
    lane: 'apiSealed',
    payload: testWebhookSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { wireTestWebhook } = await import('../wiring/wire-channel-tests.ts');
      return (await wireTestWebhook())(uid, payload);
    },
  },
};

import { answerCreatorSchema, seeDeliverySchema } from '@vibes/core/api/callables';
import {
  deliveryRefSchema,
  editEmailSchema,
  retryDeliverySchema,
  sendEmailSchema,
  sendEmailsSchema,
} from '@vibes/core/api/delivery-callables';
import { personPorts } from './person-ports.ts';
import type { Verbs } from './verb.ts';

/** What a person does with emails and the mirrors of creators. */
export const DELIVERY_VERBS: Verbs<
  | 'answerCreator'
  | 'cancelDelivery'
  | 'confirmDelivery'
  | 'editEmail'
  | 'readRequest'
  | 'retryDelivery'
  | 'seeDelivery'
  | 'sendEmail'
  | 'sendEmails'
> = {
  answerCreator: {
    lane: 'api',
    payload: answerCreatorSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { answerCreator } = await import('../delivery/answer-creator.ts');
      return answerCreator(await personPorts(), { uid, ...payload });
    },
  },
  cancelDelivery: {
    lane: 'api',
    payload: deliveryRefSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { cancelDelivery } = await import('../delivery/cancel-delivery.ts');
      return cancelDelivery(await personPorts(), { uid, ...payload });
    },
  },
  confirmDelivery: {
    lane: 'api',
    payload: deliveryRefSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { confirmDelivery } = await import('../delivery/confirm-delivery.ts');
      return confirmDelivery(await personPorts(), { uid, ...payload });
    },
  },
  editEmail: {
    lane: 'api',
    payload: editEmailSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { editEmail } = await import('../delivery/edit-email.ts');
      return editEmail(await personPorts(), { uid, ...payload });
    },
  },
  readRequest: {
    lane: 'api',
    payload: deliveryRefSchema,
    access_check: 'beside',
    async handle(payload, { uid }) {
      const { readRequest } = await import('../delivery/read-request.ts');
      return readRequest(await personPorts(), { uid, ...payload });
    },
  },
  retryDelivery: {
    lane: 'api',
    payload: retryDeliverySchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runRetryDelivery } = await import('../delivery/run-retry-delivery.ts');
      return runRetryDelivery(await personPorts(), { uid, ...payload });
    },
  },
  seeDelivery: {
    lane: 'api',
    payload: seeDeliverySchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runSeeDelivery } = await import('../delivery/run-see-delivery.ts');
      return runSeeDelivery(await personPorts(), { uid, ...payload });
    },
  },
  sendEmail: {
    lane: 'api',
    payload: sendEmailSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { sendEmail } = await import('../delivery/run-send-email.ts');
      return sendEmail(await personPorts(), { uid, ...payload });
    },
  },
  sendEmails: {
    lane: 'apiLong',
    payload: sendEmailsSchema,
    access_check: 'first',
    async handle(payload, { uid }) {
      const { runSendEmails } = await import('../delivery/run-send-emails.ts');
      return runSendEmails(await personPorts(), { uid, ...payload });
    },
  },
};

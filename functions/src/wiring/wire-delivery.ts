import type { Callables } from '@vibes/core/api/callables';
import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import {
  before,
  mailLimits,
  once,
  unreadable,
  wireBase,
  wireQueue,
  wireSecrets,
} from './wire-base.ts';
import { wireDns } from './wire-dns.ts';
import { wireNotion, wireWebhooks } from './wire-channels.ts';

export const wireDelivery = once(async () => {
  const { SMTP_URL, APP_ORIGIN } = readConfig();
  const [queue, secrets, postWebhook, notion, dispatching, sweeping, gmail, optOut] =
    await Promise.all([
      wireQueue(),
      wireSecrets(),
      wireWebhooks(),
      wireNotion(),
      import('../delivery/run-dispatch.ts'),
      import('../delivery/run-delivery-sweep.ts'),
      import('../adapters/gmail/gmail-sender.ts'),
      import('../opt-out/unsubscribe-token.ts'),
    ]);
  const ports = {
    ...queue,
    secrets,
    mail: gmail.gmailSender(SMTP_URL),
    postWebhook,
    notion,
    unsubscribeUrl: optOut.unsubscribeUrl({ secrets, app_origin: APP_ORIGIN }),
    onFault: (fault: object) => log.error('delivery.failed', { ...fault }),
    limits: mailLimits(),
    // The protocol that mailboxes are read by is loaded for follow-ups only.
    readMailbox: async (uid: string) => (await import('./wire-replies.ts')).readMailbox(uid),
    mail_domain: new URL(APP_ORIGIN).hostname,
  };
  return {
    runDispatch: (uid: string, budget: number) =>
      dispatching.runDispatch(ports, { uid, until: before(budget) }),
    runDeliverySweep: (budget: number) =>
      sweeping.runDeliverySweep(ports, { until: before(budget) }),
  };
});

export const wireTexts = once(async () => {
  const [base, { subMonths }, { dropTexts }] = await Promise.all([
    wireBase(),
    import('date-fns/subMonths'),
    import('../delivery/drop-texts.ts'),
  ]);
  const { EMAIL_TEXT_MONTHS } = readConfig();
  const ports = { ...base, endedBefore: () => subMonths(base.clock(), EMAIL_TEXT_MONTHS) };
  return { dropTexts: (budget: number) => dropTexts(ports, { until: before(budget) }) };
});

/** What a person does with deliveries and channels. */
export const wirePersonsDeliveries = once(async () => {
  const [
    queue,
    { takesMail },
    sending,
    sendingMany,
    retrying,
    failed,
    cancelling,
    confirming,
    editing,
    reading,
    resuming,
    answering,
  ] = await Promise.all([
    wireQueue(),
    wireDns(),
    import('../delivery/run-send-email.ts'),
    import('../delivery/run-send-emails.ts'),
    import('../delivery/run-retry-delivery.ts'),
    import('../delivery/run-retry-failed.ts'),
    import('../delivery/cancel-delivery.ts'),
    import('../delivery/confirm-delivery.ts'),
    import('../delivery/edit-email.ts'),
    import('../delivery/read-request.ts'),
    import('../delivery/resume-channel.ts'),
    import('../delivery/answer-creator.ts'),
  ]);
  const ports = { ...queue, takesMail };
  type Of<Name extends keyof Callables> = Callables[Name]['payload'] & { uid: string };
  return {
    sendEmail: (request: Of<'sendEmail'>) => sending.sendEmail(ports, request),
    sendEmails: (request: Of<'sendEmails'>) =>
      sendingMany.runSendEmails({ ...ports, onFault: unreadable }, request),
    retryDelivery: (request: Of<'retryDelivery'>) => retrying.runRetryDelivery(ports, request),
    retryFailed: (request: Of<'retryFailed'>) => failed.runRetryFailed(ports, request),
    cancelDelivery: (request: Of<'cancelDelivery'>) => cancelling.cancelDelivery(ports, request),
    confirmDelivery: (request: Of<'confirmDelivery'>) => confirming.confirmDelivery(ports, request),
    editEmail: (request: Of<'editEmail'>) => editing.editEmail(ports, request),
    readRequest: (request: Of<'readRequest'>) => reading.readRequest(ports, request),
    answerCreator: (request: Of<'answerCreator'>) => answering.answerCreator(ports, request),
    resumeChannel: (request: Of<'resumeChannel'>) => resuming.resumeChannel(ports, request),
  };
});

import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import type { Part } from '../sweep/part.ts';
import { before, mailLimits, once, wireBase, wireQueue, wireSecrets } from './wire-base.ts';
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
    runDeliverySweep: (budget: number, part: Part) =>
      sweeping.runDeliverySweep(ports, { until: before(budget), part }),
  };
});

export const wireTexts = once(async () => {
  const [base, { subMonths }, { dropTexts }] = await Promise.all([
    wireBase(),
    import('date-fns/subMonths'),
    import('../delivery/drop-texts.ts'),
  ]);
  const { EMAIL_TEXT_MONTHS } = readConfig();
  const ports = {
    ...base,
    endedBefore: () => subMonths(base.clock(), EMAIL_TEXT_MONTHS),
    onFault: (fault: object) => log.error('text.kept', { ...fault }),
  };
  return {
    dropTexts: (budget: number, part: Part) => dropTexts(ports, { until: before(budget), part }),
  };
});

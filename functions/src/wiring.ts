import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './account/open-account.ts';
import type { UserDataUpdate } from '@vibes/core/account/user-data';
import type { Callables } from '@vibes/core/api/callables';
import { creatorSchema } from '@vibes/core/creator/creator';
import type { Press } from './capture/run-capture.ts';
import type { PageFetcher } from './ports/page-fetcher.ts';
import type { SettingsChecks } from './ports/settings-check.ts';
import { readConfig } from './platform/config.ts';
import { log } from './platform/log.ts';
import { movableClock } from './platform/movable-clock.ts';

/**
 * Where ports meet adapters. Each door wires only what it needs, on its first
 * request: adapters and workflows are loaded by these imports and nowhere else.
 */
const QUEUE = 'sendDeliveries';

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

const clock = movableClock(readConfig().CLOCK_OFFSET_FILE);
/** When a budget of milliseconds that begins now is used up. */
const before = (budget: number) => new Date(clock().getTime() + budget);

/** No payment provider is connected: the payment doors refuse, and the screens say so. */
const CAN_PAY = false;

function timed(fetchPage: PageFetcher, onPage: (ms: number) => void): PageFetcher {
  return async (request) => {
    const started = performance.now();
    try {
      return await fetchPage(request);
    } finally {
      onPage(performance.now() - started);
    }
  };
}

const wireBase = once(async () => {
  const [{ firestore }, { firestoreDocuments }, { nodeRandomness, sha256 }] = await Promise.all([
    import('./adapters/firestore/firestore-app.ts'),
    import('./adapters/firestore/firestore-documents.ts'),
    import('./adapters/crypto/node-crypto.ts'),
  ]);
  return {
    documents: firestoreDocuments(firestore()),
    randomness: nodeRandomness,
    digest: sha256,
    clock,
    pause: (milliseconds: number) => pause(milliseconds),
  };
});

const wireSecrets = once(async () => {
  const { aesSecretBox } = await import('./adapters/crypto/aes-secret-box.ts');
  return aesSecretBox(readConfig().SECRETS_MASTER_KEY ?? '');
});

/** What queues deliveries: the copies of a changed creator, and the nudge for all that is due. */
const wireQueue = once(async () => {
  const [base, { copyWrites }, { taskNudge }] = await Promise.all([
    wireBase(),
    import('./crm/queue-copy.ts'),
    import('./adapters/tasks/task-nudge.ts'),
  ]);
  const nudge = taskNudge(QUEUE, (error) => log.warn('nudge.lost', { error }));
  return { ...base, copyWrites, nudge };
});

/** What reads creators: their pages, and what queues the deliveries that follow. */
const wirePages = once(async () => {
  const config = readConfig();
  const [queue, { createPageFetcher }, { isReadable }] = await Promise.all([
    wireQueue(),
    import('./adapters/http/create-page-fetcher.ts'),
    import('./scrape/is-readable.ts'),
  ]);
  return {
    ...queue,
    fetchPage: createPageFetcher({
      gateway_url: config.PAGE_GATEWAY_URL,
      allow_local_targets: config.ALLOW_LOCAL_TARGETS,
      isReadable,
    }),
  };
});

export const wireCapture = once(async () => {
  const [pages, { runCapture }, { findKeyOwner }] = await Promise.all([
    wirePages(),
    import('./capture/run-capture.ts'),
    import('./account/find-key-owner.ts'),
  ]);
  const ports = { ...pages, per_minute: readConfig().CAPTURES_PER_MINUTE };
  return {
    findOwner: (key: string) => findKeyOwner(ports, key),
    /** `onPage` hears the milliseconds of every page asked for. */
    capture: (press: Press, onPage: (ms: number) => void) =>
      runCapture({ ...ports, fetchPage: timed(ports.fetchPage, onPage) }, press),
  };
});

export const wireReread = once(async () => {
  const [pages, { runReread }] = await Promise.all([
    wirePages(),
    import('./capture/run-reread.ts'),
  ]);
  const onFault = (fault: object) => log.error('reread.failed', { ...fault });
  return {
    runReread: (budget: number) => runReread({ ...pages, onFault }, { until: before(budget) }),
  };
});

const mailLimits = () => {
  const { DAILY_MAIL_CAP, MAIL_SPACING_SECONDS } = readConfig();
  return { daily_cap: DAILY_MAIL_CAP, spacing: MAIL_SPACING_SECONDS * 1000 };
};

const wireWebhooks = once(async () => {
  const { webhookPoster } = await import('./adapters/webhook/post-webhook.ts');
  return webhookPoster({ allow_local_targets: readConfig().ALLOW_LOCAL_TARGETS });
});

const wireNotion = once(async () => {
  const [{ digest }, { notionTables }] = await Promise.all([
    wireBase(),
    import('./adapters/notion/notion-tables.ts'),
  ]);
  return notionTables({ base_url: readConfig().NOTION_BASE_URL, digest, clock });
});

export const wireTestWebhook = once(async () => {
  const [base, secrets, postWebhook, { testWebhook }] = await Promise.all([
    wireBase(),
    wireSecrets(),
    wireWebhooks(),
    import('./delivery/test-webhook.ts'),
  ]);
  return (uid: string, test: Callables['sendTestWebhook']['payload']) =>
    testWebhook({ ...base, secrets, postWebhook }, { uid, ...test });
});

export const wireDelivery = once(async () => {
  const { SMTP_URL, APP_ORIGIN } = readConfig();
  const [queue, secrets, postWebhook, notion, nudging, ticking, gmail, optOut] = await Promise.all([
    wireQueue(),
    wireSecrets(),
    wireWebhooks(),
    wireNotion(),
    import('./delivery/run-nudge.ts'),
    import('./delivery/run-tick.ts'),
    import('./adapters/gmail/gmail-sender.ts'),
    import('./opt-out/unsubscribe-token.ts'),
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
    mail_domain: new URL(APP_ORIGIN).hostname,
  };
  return {
    runNudge: (uid: string, budget: number) =>
      nudging.runNudge(ports, { uid, until: before(budget) }),
    runTick: (budget: number) => ticking.runTick(ports, { until: before(budget) }),
  };
});

export const wireUnsubscribe = once(async () => {
  const [base, secrets, { runUnsubscribe }] = await Promise.all([
    wireBase(),
    wireSecrets(),
    import('./opt-out/run-unsubscribe.ts'),
  ]);
  const ports = { ...base, secrets };
  return (asked: { token: string; wants_out: boolean }) => runUnsubscribe(ports, asked);
});

/** Signs in and sends while a person waits for the answer. */
const wireMailForPerson = once(async () => {
  const { gmailSender, WHILE_WAITING } = await import('./adapters/gmail/gmail-sender.ts');
  return gmailSender(readConfig().SMTP_URL, WHILE_WAITING);
});

export const wireTestEmail = once(async () => {
  const [base, secrets, mail, { sendTestEmail }] = await Promise.all([
    wireBase(),
    wireSecrets(),
    wireMailForPerson(),
    import('./delivery/send-test-email.ts'),
  ]);
  const mail_domain = new URL(readConfig().APP_ORIGIN).hostname;
  return (uid: string) => sendTestEmail({ ...base, secrets, mail, mail_domain }, uid);
});

const wireVerifyGmail = once(async () => {
  const [base, secrets, mail, { verifyGmail }] = await Promise.all([
    wireBase(),
    wireSecrets(),
    wireMailForPerson(),
    import('./account/verify-gmail.ts'),
  ]);
  return (asked: Parameters<SettingsChecks['email_settings']>[0]) =>
    verifyGmail({ ...base, secrets, mail }, asked);
});

const wireCrm = once(async () => {
  const [base, secrets, notion] = await Promise.all([wireBase(), wireSecrets(), wireNotion()]);
  return { ...base, secrets, notion };
});

const wireCrmCheck = once(async () => {
  const [ports, { runCrmCheck }] = await Promise.all([wireCrm(), import('./crm/run-crm-check.ts')]);
  return runCrmCheck(ports);
});

export const wireCheckNotion = once(async () => {
  const [ports, { checkNotion }] = await Promise.all([wireCrm(), import('./crm/check-notion.ts')]);
  return (uid: string, request: Callables['checkNotion']['payload']) =>
    checkNotion(ports, { uid, request });
});

export const wireBackfills = once(async () => {
  const [base, { runBackfills }] = await Promise.all([wireBase(), import('./crm/run-backfill.ts')]);
  const onFault = (fault: object) => log.error('backfill.failed', { ...fault });
  /** A fault holds up nothing else that is swept. */
  return async (budget: number) => {
    try {
      await runBackfills({ ...base, onFault }, { until: before(budget) });
    } catch (error) {
      onFault({ error });
    }
  };
});

/** Each loads what it asks only when something of its table is saved. */
const SETTINGS_CHECKS: Partial<SettingsChecks> = {
  email_settings: async (asked) => (await wireVerifyGmail())(asked),
  crm_settings: async (asked) => (await wireCrmCheck())(asked),
};

export const wireAccount = once(async () => {
  const config = readConfig();
  const [base, secrets, opening, reading, updating, regenerating, rotating] = await Promise.all([
    wireBase(),
    wireSecrets(),
    import('./account/open-account.ts'),
    import('./account/get-user-data.ts'),
    import('./account/update-user-data.ts'),
    import('./account/regenerate-api-key.ts'),
    import('./account/rotate-webhook-secret.ts'),
  ]);
  const ports = { ...base, secrets, limits: mailLimits() };
  return {
    open: (person: Person, time_zone: string) =>
      opening.openAccount(ports, {
        person,
        time_zone,
        trial_credits: config.TRIAL_CREDITS,
        app_origin: config.APP_ORIGIN,
      }),
    getUserData: (uid: string) => reading.getUserData(ports, { uid, can_pay: CAN_PAY }),
    updateUserData: (uid: string, update: UserDataUpdate) =>
      updating.updateUserData({ ...ports, checks: SETTINGS_CHECKS }, { uid, update }),
    regenerateApiKey: (uid: string) => regenerating.regenerateApiKey(ports, uid),
    rotateWebhookSecret: (uid: string) => rotating.rotateWebhookSecret(ports, uid),
  };
});

export const wireCreator = once(async () => {
  const [ports, { withDates }, { runCreatorChange }, { recordDm }, { chooseEmail }] =
    await Promise.all([
      wireQueue(),
      import('./adapters/firestore/firestore-documents.ts'),
      import('./creator/run-creator-change.ts'),
      import('./creator/record-dm.ts'),
      import('./creator/choose-email.ts'),
    ]);
  const read = (data: unknown) => creatorSchema.parse(withDates(data));
  return {
    recordDm: (uid: string, recording: Callables['recordDm']['payload']) =>
      recordDm(ports, { uid, ...recording }),
    chooseEmail: (uid: string, choice: Callables['chooseEmail']['payload']) =>
      chooseEmail(ports, { uid, ...choice }),
    /** `before` and `after` as the event brings them. */
    creatorChange: (change: { uid: string; event_id: string; before: unknown; after: unknown }) =>
      runCreatorChange(ports, {
        ...change,
        before: read(change.before),
        after: read(change.after),
      }),
  };
});

/** What a person does with deliveries and channels. */
export const wirePersonsDeliveries = once(async () => {
  const [ports, sending, retrying, failed, cancelling, confirming, reading, resuming] =
    await Promise.all([
      wireQueue(),
      import('./delivery/send-email.ts'),
      import('./delivery/run-retry-delivery.ts'),
      import('./delivery/run-retry-failed.ts'),
      import('./delivery/cancel-delivery.ts'),
      import('./delivery/confirm-delivery.ts'),
      import('./delivery/read-request.ts'),
      import('./delivery/resume-channel.ts'),
    ]);
  type Of<Name extends keyof Callables> = Callables[Name]['payload'] & { uid: string };
  return {
    sendEmail: (request: Of<'sendEmail'>) => sending.sendEmail(ports, request),
    retryDelivery: (request: Of<'retryDelivery'>) => retrying.runRetryDelivery(ports, request),
    retryFailed: (request: Of<'retryFailed'>) => failed.runRetryFailed(ports, request),
    cancelDelivery: (request: Of<'cancelDelivery'>) => cancelling.cancelDelivery(ports, request),
    confirmDelivery: (request: Of<'confirmDelivery'>) => confirming.confirmDelivery(ports, request),
    readRequest: (request: Of<'readRequest'>) => reading.readRequest(ports, request),
    resumeChannel: (request: Of<'resumeChannel'>) => resuming.resumeChannel(ports, request),
  };
});

export const wireBilling = once(async () => {
  const { APP_ORIGIN } = readConfig();
  const [{ createPaymentLink }, { openCustomerPortal }] = await Promise.all([
    import('./billing/create-payment-link.ts'),
    import('./billing/open-customer-portal.ts'),
  ]);
  return {
    createPaymentLink: (payment: Callables['stripePaymentLink']['payload']) =>
      createPaymentLink(APP_ORIGIN, payment),
    openCustomerPortal: (request: Callables['stripeCustomerPortal']['payload']) =>
      openCustomerPortal(APP_ORIGIN, request),
  };
});

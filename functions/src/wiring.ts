import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './account/open-account.ts';
import type { UserDataUpdate } from '@vibes/core/account/user-data';
import type { Callables } from '@vibes/core/api/callables';
import { creatorSchema } from '@vibes/core/creator/creator';
import type { Press } from './capture/run-capture.ts';
import type { PageFetcher } from './ports/page-fetcher.ts';
import { readConfig } from './platform/config.ts';
import { log } from './platform/log.ts';

/**
 * Where ports meet adapters. Each door wires only what it needs, on its first
 * request: adapters and workflows are loaded by these imports and nowhere else.
 */
const QUEUE = 'sendDeliveries';

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

const clock = () => new Date();
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

/** What reads creators: their pages, and the nudge for an e-mail that follows. */
const wirePages = once(async () => {
  const config = readConfig();
  const [base, { createPageFetcher }, { isReadable }, { taskNudge }] = await Promise.all([
    wireBase(),
    import('./adapters/http/create-page-fetcher.ts'),
    import('./scrape/is-readable.ts'),
    import('./adapters/tasks/task-nudge.ts'),
  ]);
  return {
    ...base,
    fetchPage: createPageFetcher({
      gateway_url: config.PAGE_GATEWAY_URL,
      allow_local_targets: config.ALLOW_LOCAL_TARGETS,
      isReadable,
    }),
    nudge: taskNudge(QUEUE, (error) => log.warn('nudge.lost', { error })),
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

export const wireDelivery = once(async () => {
  const config = readConfig();
  const [base, secrets, { runMailbox }, { runTick }, { gmailSender }] = await Promise.all([
    wireBase(),
    wireSecrets(),
    import('./delivery/run-mailbox.ts'),
    import('./delivery/run-tick.ts'),
    import('./adapters/gmail/gmail-sender.ts'),
  ]);
  const ports = {
    ...base,
    secrets,
    mail: gmailSender(config.SMTP_URL),
    onFault: (fault: object) => log.error('delivery.failed', { ...fault }),
    limits: { daily_cap: config.DAILY_MAIL_CAP, spacing: config.MAIL_SPACING_SECONDS * 1000 },
    mail_domain: new URL(config.APP_ORIGIN).hostname,
  };
  return {
    runMailbox: (uid: string, budget: number) => runMailbox(ports, { uid, until: before(budget) }),
    runTick: (budget: number) => runTick(ports, { until: before(budget) }),
  };
});

export const wireAccount = once(async () => {
  const config = readConfig();
  const [base, secrets, opening, reading, updating, regenerating] = await Promise.all([
    wireBase(),
    wireSecrets(),
    import('./account/open-account.ts'),
    import('./account/get-user-data.ts'),
    import('./account/update-user-data.ts'),
    import('./account/regenerate-api-key.ts'),
  ]);
  const ports = { ...base, secrets };
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
      updating.updateUserData(ports, { uid, update }),
    regenerateApiKey: (uid: string) => regenerating.regenerateApiKey(ports, uid),
  };
});

export const wireCreator = once(async () => {
  const [base, { withDates }, { recordStatusChange }, { recordDm }, { chooseEmail }] =
    await Promise.all([
      wireBase(),
      import('./adapters/firestore/firestore-documents.ts'),
      import('./creator/record-status-change.ts'),
      import('./creator/record-dm.ts'),
      import('./creator/choose-email.ts'),
    ]);
  const read = (data: unknown) => creatorSchema.parse(withDates(data));
  return {
    recordDm: (uid: string, recording: Callables['recordDm']['payload']) =>
      recordDm(base, { uid, ...recording }),
    chooseEmail: (uid: string, choice: Callables['chooseEmail']['payload']) =>
      chooseEmail(base, { uid, ...choice }),
    /** `before` and `after` as the event brings them. */
    recordStatusChange: (change: {
      uid: string;
      event_id: string;
      before: unknown;
      after: unknown;
    }) =>
      recordStatusChange(base, {
        ...change,
        before: read(change.before),
        after: read(change.after),
      }),
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

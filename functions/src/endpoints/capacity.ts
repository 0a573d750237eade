import type { CallableName } from '@vibes/core/api/callables';

/**
 * How much of each function may run at once, and on what: the one place that says so. What an
 * instance takes at once shares its processor and its memory, and more than one asks for a whole
 * processor (https://cloud.google.com/run/docs/about-concurrency). Instances end a bill, and what
 * Firestore and other services get of us at once: `concurrency` times `maxInstances`.
 */
interface Capacity {
  cpu: 1;
  memory: '256MiB' | '512MiB';
  timeoutSeconds: number;
  /** Requests at once in an instance. */
  concurrency: number;
  maxInstances: number;
}

/** Asks Firestore and nobody else: tens of milliseconds, nearly all of them waiting. 400 at once. */
const DOCUMENTS: Capacity = {
  cpu: 1,
  memory: '256MiB',
  timeoutSeconds: 60,
  concurrency: 40,
  maxInstances: 10,
};

/** Asks Gmail, Notion, a webhook or Stripe while somebody waits, for seconds. 100 at once: Stripe takes 100 requests a second. */
const OUTSIDE: Capacity = { ...DOCUMENTS, concurrency: 20, maxInstances: 5 };

/** Open to anybody, and cheap: a flood pays for two instances and no more. */
const OPEN_TO_ALL: Capacity = { ...DOCUMENTS, maxInstances: 2 };

/** A sweep has a budget that ends before the next one begins, so one runs at a time. */
const SWEEP: Capacity = {
  ...DOCUMENTS,
  timeoutSeconds: 540,
  concurrency: 1,
  maxInstances: 1,
};

/**
 * Holds large pages in memory and reads them in threads: 200 presses at once, ten to an instance.
 * An instance asks a platform for six pages at a time (`create-page-fetcher.ts`), so TikTok sees 120
 * of us at most. A request is answered within ten seconds.
 */
const PAGES: Capacity = {
  ...DOCUMENTS,
  memory: '512MiB',
  timeoutSeconds: 30,
  concurrency: 10,
  maxInstances: 20,
};

const CALLABLES: Record<CallableName, Capacity> = {
  cancelDelivery: DOCUMENTS,
  checkNotion: OUTSIDE,
  chooseEmail: DOCUMENTS,
  confirmDelivery: DOCUMENTS,
  getUserData: DOCUMENTS,
  openAccount: DOCUMENTS,
  readRequest: DOCUMENTS,
  recordDm: DOCUMENTS,
  regenerateApiKey: DOCUMENTS,
  resumeChannel: DOCUMENTS,
  retryDelivery: DOCUMENTS,
  // Queues up to 200 deliveries, each in a write of its own.
  retryFailed: { ...DOCUMENTS, timeoutSeconds: 120 },
  rotateWebhookSecret: DOCUMENTS,
  sendEmail: DOCUMENTS,
  sendTestEmail: OUTSIDE,
  sendTestWebhook: OUTSIDE,
  signOutEverywhere: DOCUMENTS,
  stripeCustomerPortal: OUTSIDE,
  stripePaymentLink: OUTSIDE,
  // Settings are tried on the other side before they are saved.
  updateUserData: OUTSIDE,
};

export const CAPACITY = {
  ...CALLABLES,
  capture: PAGES,
  checkReaders: SWEEP,
  // One process at a time, so that what is in flight together stays few above the limit of all.
  feedback: { ...OPEN_TO_ALL, concurrency: 10, maxInstances: 1 },
  health: OPEN_TO_ALL,
  // Every change of a creator comes here, those of the server too; most are left at once.
  onCreatorUpdated: DOCUMENTS,
  referralClick: OPEN_TO_ALL,
  // Its pages are asked for one of each platform at a time.
  rereadCreators: { ...SWEEP, memory: '512MiB' },
  // Twenty times 25 are the dispatches that the queue hands out at once (NUDGES_AT_ONCE); each waits for mail servers.
  sendDeliveries: {
    ...DOCUMENTS,
    memory: '512MiB',
    timeoutSeconds: 540,
    concurrency: 25,
    maxInstances: 20,
  },
  stripeWebhook: OUTSIDE,
  sweepBilling: SWEEP,
  // Begun every minute, with a budget of more than four: they share one instance, and the queues among themselves.
  sweepDeliveries: { ...SWEEP, memory: '512MiB', concurrency: 6 },
  // Programs that mail passes through open its links by the dozen.
  unsubscribe: OPEN_TO_ALL,
} as const satisfies Record<string, Capacity>;
export type FunctionName = keyof typeof CAPACITY;

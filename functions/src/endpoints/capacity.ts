import type { CallableName } from '@vibes/core/api/callables';

/**
 * How much of each function may run at once, and on what; set here and nowhere else. The requests
 * that an instance takes at once share its processor and its memory, and more than one needs a
 * whole processor (https://cloud.google.com/run/docs/about-concurrency). The number of instances
 * limits the bill, and our load on Firestore and other services: `concurrency` times
 * `maxInstances`.
 */
interface Capacity {
  cpu: 1;
  memory: '256MiB' | '512MiB';
  timeoutSeconds: number;
  /** Requests at once in an instance. */
  concurrency: number;
  maxInstances: number;
}

/**
 * Calls Firestore and nothing else: tens of milliseconds, nearly all of them waiting. 400 at once.
 */
const DOCUMENTS: Capacity = {
  cpu: 1,
  memory: '256MiB',
  timeoutSeconds: 60,
  concurrency: 40,
  maxInstances: 10,
};

/**
 * Calls Gmail, Notion, a webhook or Stripe while a person waits, for seconds. 100 at once: Stripe
 * takes 100 requests a second.
 */
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
 * Holds large pages in memory and parses them in threads: 200 requests at once, ten to an instance.
 * An instance fetches six pages of a platform at a time (`create-page-fetcher.ts`), so TikTok gets
 * 120 requests of us at once at most. A request is answered within ten seconds.
 */
const PAGES: Capacity = {
  ...DOCUMENTS,
  memory: '512MiB',
  timeoutSeconds: 30,
  concurrency: 10,
  maxInstances: 20,
};

const CALLABLES: Record<CallableName, Capacity> = {
  answerCreator: DOCUMENTS,
  cancelDelivery: DOCUMENTS,
  changeFollowUp: DOCUMENTS,
  checkNotion: OUTSIDE,
  chooseEmail: DOCUMENTS,
  confirmDelivery: DOCUMENTS,
  createHandover: DOCUMENTS,
  // Up to 500 creators, each in a write of its own.
  deleteCreators: { ...DOCUMENTS, timeoutSeconds: 120, concurrency: 10 },
  editEmail: DOCUMENTS,
  getUserData: DOCUMENTS,
  openAccount: DOCUMENTS,
  judgeReply: DOCUMENTS,
  optOutCreator: DOCUMENTS,
  previewFollowUps: DOCUMENTS,
  readRequest: DOCUMENTS,
  recordDm: DOCUMENTS,
  regenerateApiKey: DOCUMENTS,
  restoreCreators: { ...DOCUMENTS, timeoutSeconds: 120, concurrency: 10 },
  resumeChannel: DOCUMENTS,
  retryDelivery: DOCUMENTS,
  // Queues up to 200 deliveries, each in a write of its own.
  retryFailed: { ...DOCUMENTS, timeoutSeconds: 120 },
  rotateWebhookSecret: DOCUMENTS,
  // The first time it reads every creator, 50,000 in half a minute.
  sealCreators: { ...DOCUMENTS, memory: '512MiB', timeoutSeconds: 300, concurrency: 2 },
  sendEmail: DOCUMENTS,
  // Up to 20 emails, each in a write of its own.
  sendEmails: { ...DOCUMENTS, concurrency: 10 },
  sendTestEmail: OUTSIDE,
  // With creators of the last 30 days: a hundred in each write.
  switchFollowUps: { ...DOCUMENTS, timeoutSeconds: 120 },
  sendTestWebhook: OUTSIDE,
  signOutEverywhere: DOCUMENTS,
  stripeCustomerPortal: OUTSIDE,
  stripePaymentLink: OUTSIDE,
  // Settings are checked with Gmail or Notion before they are saved.
  updateUserData: OUTSIDE,
};

export const CAPACITY = {
  ...CALLABLES,
  capture: PAGES,
  checkReaders: SWEEP,
  dropEmailTexts: SWEEP,
  // One instance, so that requests in flight together exceed the shared limit by few.
  feedback: { ...OPEN_TO_ALL, concurrency: 10, maxInstances: 1 },
  // Three runs at once at most, which share out what is due. An instance decodes two pictures at a
  // time, each 17 MB at most.
  fetchPictures: { ...SWEEP, memory: '512MiB', maxInstances: 3 },
  health: OPEN_TO_ALL,
  // Every change of a creator is an event here, those by the server too; most are ignored at once.
  onCreatorUpdated: DOCUMENTS,
  redeemHandover: OPEN_TO_ALL,
  referralClick: OPEN_TO_ALL,
  reply: DOCUMENTS,
  // It fetches one page of each platform at a time.
  rereadCreators: { ...SWEEP, memory: '512MiB' },
  // Twenty times 25 are the dispatches that the queue sends at once (NUDGES_AT_ONCE); each waits
  // for mail servers.
  sendDeliveries: {
    ...DOCUMENTS,
    memory: '512MiB',
    timeoutSeconds: 540,
    concurrency: 25,
    maxInstances: 20,
  },
  stripeWebhook: OUTSIDE,
  sweepBilling: SWEEP,
  // Begins every minute, with a budget of more than four: the runs share one instance, and divide
  // the queues among themselves.
  sweepDeliveries: { ...SWEEP, memory: '512MiB', concurrency: 6 },
  // Mail scanners open its links by the dozen.
  unsubscribe: OPEN_TO_ALL,
  // Nine runs at once at most, which share out the mailboxes: 225 connections to mail servers. A
  // message of 512 kB at each of them, and two threads of 64 MiB, stay far below the memory.
  watchMailboxes: { ...SWEEP, memory: '512MiB', concurrency: 3, maxInstances: 3 },
} as const satisfies Record<string, Capacity>;
export type FunctionName = keyof typeof CAPACITY;

/**
 * What is deployed: each function with its secrets, and how much of it may run at once, on what. Set
 * here and nowhere else. The requests that an instance takes at once share its processor and its
 * memory, and more than one needs a whole processor
 * (https://cloud.google.com/run/docs/about-concurrency). The number of instances limits the bill, and
 * our load on Firestore and other services: `concurrency` times `maxInstances`. A new Google Cloud
 * project has 20 processors in a region, so all ceilings together stay at 20; `INSTANCE_SCALE`
 * multiplies them where the quota was raised.
 */
export interface DeployedFunction {
  secrets: readonly Secret[];
  cpu: 1;
  memory: '256MiB' | '512MiB' | '1GiB';
  timeoutSeconds: number;
  /** Requests at once in an instance. */
  concurrency: number;
  /** Before `INSTANCE_SCALE`. */
  maxInstances: number;
}
type Secret = 'SECRETS_MASTER_KEY' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET';

/** Answers a person, by documents: tens of milliseconds, nearly all of them waiting. */
const ANSWERS: DeployedFunction = {
  secrets: [],
  cpu: 1,
  memory: '512MiB',
  timeoutSeconds: 60,
  concurrency: 40,
  maxInstances: 1,
};

/** Works through what is due. A task begins nothing after its budget, far below this. */
const WORKS: DeployedFunction = { ...ANSWERS, memory: '1GiB', timeoutSeconds: 540 };

export const FUNCTIONS = {
  api: { ...ANSWERS, concurrency: 80, maxInstances: 3 },
  // Gmail, Notion and webhooks are tried while a person waits, for seconds.
  apiSealed: { ...ANSWERS, secrets: ['SECRETS_MASTER_KEY'], maxInstances: 2 },
  // Holds pages of creators in memory: a seal reads them all.
  apiLong: { ...ANSWERS, memory: '1GiB', concurrency: 8 },
  // Stripe takes 100 requests a second.
  payments: { ...ANSWERS, secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] },
  // Holds large pages in memory and parses them in threads. An instance fetches six pages of a
  // platform at a time (`create-page-fetcher.ts`). A request is answered within ten seconds.
  capture: { ...ANSWERS, timeoutSeconds: 30, concurrency: 10, maxInstances: 4 },
  // Open to anybody, and cheap: a flood pays for one instance, and holds up no neighbor.
  open: { ...ANSWERS, memory: '256MiB' },
  // Systems that report replies, phones that open their link, mail scanners that open links by the
  // dozen.
  keyed: { ...ANSWERS, secrets: ['SECRETS_MASTER_KEY'] },
  // Each task waits for mail servers and webhooks.
  deliver: { ...WORKS, secrets: ['SECRETS_MASTER_KEY'], concurrency: 50, maxInstances: 2 },
  // Each task looks into 25 mailboxes at once: 200 connections. A message of 512 kB at each of them,
  // and two threads of 64 MiB, stay below the memory.
  watch: { ...WORKS, secrets: ['SECRETS_MASTER_KEY'], concurrency: 8 },
  // Foreign pages and pictures: an instance decodes two pictures at a time for each task, 17 MB each
  // at most.
  shard: { ...WORKS, concurrency: 4, maxInstances: 2 },
  // Every change of a creator is an event here, those by the server too; most are ignored at once.
  onCreatorUpdated: ANSWERS,
  everyMinute: { ...WORKS, secrets: ['STRIPE_SECRET_KEY'], memory: '512MiB', concurrency: 4 },
} as const satisfies Record<string, DeployedFunction>;
export type FunctionName = keyof typeof FUNCTIONS;

/** The functions that take tasks: each has a queue of its name. */
export const QUEUES = ['deliver', 'watch', 'shard'] as const satisfies FunctionName[];
export type Queue = (typeof QUEUES)[number];

/** The functions that the clock starts. */
export const SCHEDULED = ['everyMinute'] as const satisfies FunctionName[];

/** Tasks of a queue that run at once, before `INSTANCE_SCALE`. */
export const tasksAtOnce = (queue: Queue): number =>
  FUNCTIONS[queue].concurrency * FUNCTIONS[queue].maxInstances;

import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { movableClock } from '../platform/movable-clock.ts';

/**
 * Connects ports to adapters; no other folder imports both. Each endpoint wires only what it needs,
 * on its first request: adapters and workflows are loaded by these imports and nowhere else.
 */
const QUEUE = 'deliver';

export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

export const clock = movableClock(readConfig().CLOCK_OFFSET_FILE);
/** The time at which a budget of milliseconds that begins now is used up. */
export const before = (budget: number) => new Date(clock().getTime() + budget);

export const wireBase = once(async () => {
  const [{ firestore }, { firestoreDocuments }, { nodeRandomness, sha256 }] = await Promise.all([
    import('../adapters/firestore/firestore-app.ts'),
    import('../adapters/firestore/firestore-documents.ts'),
    import('../adapters/crypto/node-crypto.ts'),
  ]);
  return {
    documents: firestoreDocuments(firestore()),
    randomness: nodeRandomness,
    digest: sha256,
    clock,
    pause: (milliseconds: number) => pause(milliseconds),
  };
});

export const wireSecrets = once(async () => {
  const { aesSecretBox } = await import('../adapters/crypto/aes-secret-box.ts');
  return aesSecretBox(readConfig().SECRETS_MASTER_KEY ?? '');
});

/** Logs that the use of an API key could not be stored. */
export const onUnmarked = (fault: object) => log.warn('key.unmarked', { ...fault });

/** Dispatches deliveries that are due. */
export const wireQueue = once(async () => {
  const [base, { taskDispatch }] = await Promise.all([
    wireBase(),
    import('../adapters/tasks/task-dispatch.ts'),
  ]);
  const dispatch = taskDispatch(QUEUE, (error) => log.warn('nudge.lost', { error }));
  return { ...base, dispatch };
});

/** Logs that documents of one creator cannot be read, where others of the same call go on. */
export const unreadable = (fault: object) => log.error('creator.unreadable', { ...fault });

export const mailLimits = () => {
  const { DAILY_MAIL_CAP, MAIL_SPACING_SECONDS } = readConfig();
  return { daily_cap: DAILY_MAIL_CAP, spacing: MAIL_SPACING_SECONDS * 1000 };
};

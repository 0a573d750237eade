import { isWaiting, goesByItself, UNTIL_PRESSED } from '@vibes/core/delivery/is-waiting';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { creatorPlace, deliveryPlace, jobPlace } from '@vibes/core/firestore/places';
import type { Job, WorkName } from '@vibes/core/job/job';
import { endOf } from '../../../functions/src/jobs/take-job.ts';
import type { Migration } from '../migrate/migration.ts';

/** Every email that would go out by itself waits for its owner's press. */
export const holdEmails = (now: Date): Migration => ({
  id: 'hold-emails',
  place: deliveryPlace,
  add(fields) {
    const delivery = fields as Delivery;
    const isMeant = delivery.kind === 'email' && isWaiting(delivery) && goesByItself(delivery);
    return isMeant ? { ...UNTIL_PRESSED, updated_at: now } : null;
  },
});

/** Each queues emails, or plans follow-ups, that it may have queued since. */
const SENDING: ReadonlySet<WorkName> = new Set([
  'retryFailed',
  'switchFollowUps',
  'restoreCreators',
]);

/** Every job that leads to emails is stopped, as its owner stops it. */
export const stopJobs = (now: Date): Migration => ({
  id: 'stop-jobs',
  place: jobPlace,
  add(fields) {
    const { state, work } = fields as Job;
    return state === 'running' && SENDING.has(work.name) ? endOf('stopped', now) : null;
  },
});

/**
 * A reading that finds an address sends the first email, which it may have sent since. A new capture
 * reads such a creator again.
 */
export const STOP_REREADS: Migration = {
  id: 'stop-rereads',
  place: creatorPlace,
  add(fields) {
    const { next_read_at, email } = fields as Creator;
    return next_read_at !== null && email === null ? { next_read_at: null } : null;
  },
};

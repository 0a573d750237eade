import type { Counted } from '@vibes/core/api/rate-window';
import { rateWindowDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from './load-documents.ts';

const WINDOW = 60_000;

/** Sentences in place of the one for captures. */
const SENTENCES: Partial<Record<Counted, string>> = {
  replies: 'Too many replies at once. Wait a minute.',
  webhook_tests: 'Too many tests at once. Wait a minute.',
  mail_tests: 'Too many tests at once. Wait a minute.',
  notion_checks: 'Too many checks at once. Wait a minute.',
  settings_checks: 'Too many changes at once. Nothing was saved. Wait a minute.',
  payment_links: 'Too many attempts at once. Nothing was charged. Wait a minute.',
  portals: 'Too many attempts at once. Wait a minute.',
  feedback: 'Too much feedback at once. Wait a minute.',
  handovers: 'Too many codes at once. Wait a minute.',
  wrong_codes: 'Too many wrong codes at once. Wait a minute.',
  jobs: 'Too much at once. Wait a minute.',
  seals: 'This was done a moment ago. Wait a minute.',
};

/**
 * Counts one in the current minute of a user, or of whatever else `uid` names. Refuses with
 * `rate_limited` above the limit; calls at the same instant may exceed it by a few.
 */
export async function limitRate(
  documents: Documents,
  input: { uid: string; counted: Counted; per_minute: number; now: Date },
): Promise<void> {
  const { uid, counted, per_minute, now } = input;
  const window = Math.floor(now.getTime() / WINDOW);
  const [{ path, data: counts }] = await loadDocuments(documents, [
    rateWindowDocument.at(uid, window),
  ]);
  if ((counts?.[counted] ?? 0) >= per_minute) {
    const retryAfter = Math.ceil(((window + 1) * WINDOW - now.getTime()) / 1000);
    throw new AppError('rate_limited', { sentence: SENTENCES[counted], retryAfter });
  }
  const expires_at = new Date((window + 10) * WINDOW);
  await documents.commit([{ kind: 'merge', path, data: { expires_at }, add: { [counted]: 1 } }]);
}

/** Saves a minute, of one person, that call another company's server. */
const CHECKS_PER_MINUTE = 10;

/** Counts a save that signs in at a mail server, or checks Notion. Throws `rate_limited`. */
export const limitSettingsChecks = (
  { documents, clock }: { documents: Documents; clock: Clock },
  uid: string,
): Promise<void> =>
  limitRate(documents, {
    uid,
    counted: 'settings_checks',
    per_minute: CHECKS_PER_MINUTE,
    now: clock(),
  });

import { paths } from '@vibes/core/firestore/paths';
import { AppError } from '../platform/app-error.ts';
import type { Documents } from '../ports/documents.ts';

const WINDOW = 60_000;

/**
 * Counts the press in the user's current minute. Refuses with `rate_limited`
 * above the limit; presses at the very same instant may overrun it by a few.
 */
export async function limitRate(
  documents: Documents,
  { uid, per_minute, now }: { uid: string; per_minute: number; now: Date },
): Promise<void> {
  const window = Math.floor(now.getTime() / WINDOW);
  const path = paths.rateWindow(uid, window);
  const [counted] = await documents.getAll([path]);
  if (Number(counted?.data?.['presses'] ?? 0) >= per_minute) {
    const retryAfter = Math.ceil(((window + 1) * WINDOW - now.getTime()) / 1000);
    throw new AppError('rate_limited', { retryAfter });
  }
  const expires_at = new Date((window + 10) * WINDOW);
  await documents.commit([{ kind: 'merge', path, data: { expires_at }, add: { presses: 1 } }]);
}

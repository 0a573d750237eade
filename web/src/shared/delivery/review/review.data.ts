import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/callables.ts';
import { doubtOf, type Doubt } from '../doubt.ts';
import type { Draft } from './review-standing.ts';

const FALLBACK = 'The server did not answer as expected. Please try again.';

type Done<T> = { ok: true; data: T } | { ok: false; sentence: string; doubt: Doubt | null };

async function attempt<T>(act: () => Promise<T>): Promise<Done<T>> {
  try {
    return { ok: true, data: await act() };
  } catch (error) {
    const doubt = error instanceof CallError ? doubtOf(error.reason) : null;
    return { ok: false, sentence: error instanceof Error ? error.message : FALLBACK, doubt };
  }
}

/** Saves an edit of the revision it was begun from. */
export const saveEdit = (delivery_id: string, { began, subject, text }: Draft) =>
  attempt(() =>
    call('editEmail', { delivery_id, seen_revision: began.revision, subject, text }, FALLBACK),
  );

/** Sends the revision that the person saw, and no other. */
export const sendReviewed = (delivery_id: string, seen_revision: number, anyway: boolean) =>
  attempt(() =>
    call('retryDelivery', { delivery_id, seen_revision, ...(anyway && { anyway }) }, FALLBACK),
  );

export const stopReviewed = (delivery_id: string) =>
  attempt(() => call('cancelDelivery', { delivery_id }, FALLBACK));

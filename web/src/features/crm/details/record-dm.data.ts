import type { Creator } from '@vibes/core/creator/creator';
import { notify } from '../../../components/toaster.tsx';
import { call } from '../../../lib/callables.ts';

const FALLBACK = 'We couldn’t save this. Please try again.';

/** Counts that the profile was opened to send a DM. Nothing waits for it, and a failure is ignored. */
export function recordDmOpened(creator_id: string) {
  call('recordDm', { creator_id, step: 'opened' }, FALLBACK).catch(() => undefined);
}

/** Records that the DM was sent, and shows when that failed. */
export async function recordDmSent(creator: Pick<Creator, 'id' | 'name'>): Promise<void> {
  try {
    await call('recordDm', { creator_id: creator.id, step: 'sent' }, FALLBACK);
    notify.success({ title: `DM to ${creator.name} marked as sent` });
  } catch (error) {
    const description = error instanceof Error ? error.message : FALLBACK;
    notify.error({ title: 'DM not marked as sent', description });
  }
}

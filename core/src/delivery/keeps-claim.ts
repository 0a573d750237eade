import type { Delivery } from './delivery.ts';
import { firstEmailId } from './email-id.ts';
import { isPinned } from './is-pinned.ts';

/**
 * Whether an email that did not go out keeps the claim on its address: where a webhook may have
 * sent it, where a later email replaced it and may have arrived, and for one sent anyway under the
 * first id, which an earlier email to the address may have had.
 */
export const keepsClaim = (
  id: string,
  email: Pick<Delivery, 'creator_id' | 'channel' | 'replaced_by' | 'is_anyway'>,
): boolean =>
  isPinned(email) ||
  email.replaced_by !== null ||
  (email.is_anyway && id === firstEmailId(email.creator_id));

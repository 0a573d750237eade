import type { Delivery } from '@vibes/core/delivery/delivery';
import type { Creator } from '@vibes/core/creator/creator';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { documentId, where } from 'firebase/firestore';
import { useState } from 'react';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { knownEmails, type KnownEmails } from './known-emails.ts';

const NONE: KnownEmails = new Map();

/**
 * The newest email to each creator on the page, live. The creator names its delivery, so one query
 * finds exactly these, however old; at most 30 creators (a limit of `in`). While the next ones
 * load, or when they fail to, the last answer stays.
 */
export function useEmailDeliveries(
  creators: readonly Pick<Creator, 'id' | 'newest_email_id'>[],
): KnownEmails {
  const ids = creators.map(newestEmailId);
  const live = useLiveQuery(deliveryPlace.within(useUid()), ids.join(), () => [
    where(documentId(), 'in', ids),
  ]);
  const rows = live.status === 'data' ? live.data : null;
  const [last, setLast] = useState<{ rows: Delivery[] | null; emails: KnownEmails }>({
    rows: null,
    emails: NONE,
  });
  if (!rows || rows === last.rows) return last.emails;
  const emails = knownEmails(
    creators.map(({ id }) => id),
    rows,
  );
  setLast({ rows, emails });
  return emails;
}

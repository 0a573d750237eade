import type { Delivery } from '@vibes/core/delivery/delivery';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { documentId, where } from 'firebase/firestore';
import { useState } from 'react';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { knownEmails, type KnownEmails } from './known-emails.ts';

const NONE: KnownEmails = new Map();

/**
 * The e-mail deliveries of the creators on the page, live. The delivery's id follows
 * from the creator's, so one query finds exactly these, however old; at most 30 creators
 * (a limit of `in`). While the next ones load, or when they cannot be had, the last answer stays.
 */
export function useEmailDeliveries(creatorIds: string[]): KnownEmails {
  const ids = creatorIds.map(firstEmailId);
  const live = useLiveQuery(deliveryPlace.within(useUid()), ids.join(), () => [
    where(documentId(), 'in', ids),
  ]);
  const rows = live.status === 'data' ? live.data : null;
  const [last, setLast] = useState<{ rows: Delivery[] | null; emails: KnownEmails }>({
    rows: null,
    emails: NONE,
  });
  if (!rows || rows === last.rows) return last.emails;
  const emails = knownEmails(creatorIds, rows);
  setLast({ rows, emails });
  return emails;
}

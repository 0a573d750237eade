import { paths } from '@vibes/core/firestore/paths';
import type { ReferralEntry } from '@vibes/core/referral/referral';
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { firestore, plainDocument } from '../../lib/firestore.ts';
import { currentUid } from '../../lib/live.ts';

/** Entries asked for at a time. */
const PAGE = 500;

/** Every entry of the person's ledger, newest first, from the server. Rejects when a page cannot be read. */
export async function readLedger(): Promise<ReferralEntry[]> {
  const all = query(
    collection(firestore(), paths.referralEntries(currentUid())),
    orderBy('at', 'desc'),
    limit(PAGE),
  );
  const entries: ReferralEntry[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await getDocsFromServer(last ? query(all, startAfter(last)) : all);
    entries.push(...docs.map((row) => plainDocument(row.data()) as ReferralEntry));
    last = docs.length === PAGE ? docs[PAGE - 1] : undefined;
  } while (last);
  return entries;
}

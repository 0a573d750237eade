import { paths } from '@vibes/core/firestore/paths';
import type { Documents } from '../ports/documents.ts';

/** The delivery that wrote, or is about to write, to this address; null when none did. */
export async function findContacted(
  documents: Documents,
  { uid, address_hash }: { uid: string; address_hash: string },
): Promise<string | null> {
  const [contacted] = await documents.getAll([paths.contacted(uid, address_hash)]);
  const id = contacted?.data?.['delivery_id'];
  return typeof id === 'string' ? id : null;
}

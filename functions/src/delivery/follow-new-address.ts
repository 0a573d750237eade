import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { moveClaim } from '@vibes/core/delivery/move-claim';
import { paths } from '@vibes/core/firestore/paths';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import type { DeliveryRef } from './carrying.ts';

/**
 * What sends a mail that came back to the address chosen meanwhile, unless another mail has
 * that one. A choice moves the delivery's revision on, so that whoever settles the delivery at
 * the version read has seen every choice.
 */
export async function followNewAddress(
  { documents, digest }: { documents: Documents; digest: Digest },
  input: DeliveryRef & { delivery: Delivery; email: string; now: Date },
): Promise<{ delivery: Delivery; moves: DocumentWrite[] }> {
  const { uid, id, delivery, email, now } = input;
  const claimOf = (address: string) => paths.contacted(uid, digest(mailboxKey(address)));
  const [from, to] = await documents.getAll([claimOf(delivery.to), claimOf(email)]);
  const moves = from && to ? moveClaim({ id, from, to, now }) : null;
  if (!moves) return { delivery, moves: [] };
  return { delivery: { ...delivery, to: email, revision: delivery.revision + 1 }, moves };
}

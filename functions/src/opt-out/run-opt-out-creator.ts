import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { inboundDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import { loadNewestEmail } from '../steps/load-newest-email.ts';
import { optOut } from './opt-out.ts';

/** Messages of a creator whose senders are read. */
const MOST_READ = 100;

interface Ports extends CommitPorts {
  digest: Digest;
}

/** Every address that the creator wrote from in person. */
async function writers(
  { documents, clock }: Ports,
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<string[]> {
  const found = await documents.find({
    collection: inboundDocument.collection(uid, creator_id),
    field: 'at',
    until: clock(),
    limit: MOST_READ,
  });
  return found.flatMap(({ data }) => {
    const message = inboundDocument.readOrNull(data);
    return message?.class === 'reply' ? [message.from] : [];
  });
}

/**
 * Unsubscribes a creator who asked for it in a reply, as if they had used the link, for
 * the address they have, the one that had the last email, and those they wrote from. Safe to repeat.
 */
export async function optOutCreator(
  ports: Ports,
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<{ opted_out: true }> {
  const [{ creator, email }, written] = await Promise.all([
    loadNewestEmail(ports.documents, { uid, creator_id }),
    writers(ports, { uid, creator_id }),
  ]);
  if (!creator.data) {
    const sentence = 'This creator isn’t in your CRM. Reload the page and try again.';
    throw new AppError('bad_request', { sentence, log: 'unknown_creator' });
  }
  const addresses = [creator.data.email, email.data?.to ?? null, ...written];
  const keys = addresses.flatMap((one) => (one ? [mailboxKey(one)] : []));
  const address_hashes = [...new Set(keys)].map(ports.digest);
  await optOut(ports, { uid, creator_id, address_hashes });
  return { opted_out: true };
}

import { suppressionDocument, userDocument } from '@vibes/core/firestore/documents';
import { cleanLine } from '@vibes/core/template/clean-text';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { SecretBox } from '../ports/secret-box.ts';
import { optOut } from './opt-out.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

interface Ports extends CommitPorts {
  secrets: SecretBox;
}

/** `asked`: the person may opt out now. `done`: they have, now or before. */
export type Unsubscribing =
  { state: 'asked' | 'done'; sender_name: string } | { state: 'unknown_link' };

/**
 * Handles a link to stop emails. It writes only with `wants_out`: mail programs and scanners open
 * links by themselves. `sender_name`: the name in the account, not its address, which the recipient
 * need not know; may be empty.
 */
export async function runUnsubscribe(
  ports: Ports,
  { token, wants_out }: { token: string; wants_out: boolean },
): Promise<Unsubscribing> {
  const recipient = readUnsubscribeToken(ports.secrets, token);
  if (!recipient) return { state: 'unknown_link' };
  const { uid, creator_id, address_hash } = recipient;
  if (wants_out) await optOut(ports, { uid, creator_id, address_hashes: [address_hash] });
  const [user, listed] = await loadDocuments(ports.documents, [
    // The recipient gets an answer even if the account cannot be parsed.
    { path: userDocument.path(uid), read: userDocument.readOrNull },
    suppressionDocument.at(uid, address_hash),
  ]);
  return {
    state: listed.data?.reason === 'opted_out' ? 'done' : 'asked',
    sender_name: cleanLine(user.data?.name ?? ''),
  };
}

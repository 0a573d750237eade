import type { AccountDeletion } from '@vibes/core/account/account-deletion';
import { deletionDocument } from '@vibes/core/firestore/documents';
import { sha256 } from '../../../functions/src/adapters/crypto/node-crypto.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { loadDocuments } from '../../../functions/src/ports/load-documents.ts';
import type { SignInService } from '../../../functions/src/ports/sign-in-service.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

export interface FoundAccount {
  uid: string;
  email: string;
  /** Null for one whose sign-in is deleted. */
  is_disabled: boolean | null;
  /** Null unless it is being deleted, or is deleted. */
  deletion: AccountDeletion | null;
}

/** By which the receipt of a deletion is found once the sign-in is gone. */
export const emailHash = (email: string) => sha256(email.trim().toLowerCase());

/** More deletions than one address ever has. */
const MOST = 100;

/** The newest deletion of an account that signed in with this address. */
async function findDeletion(documents: Documents, email: string) {
  const found = await documents.page({
    collection: deletionDocument.collection(),
    where: { field: 'email_hash', value: emailHash(email) },
    after: null,
    limit: MOST,
  });
  const all = found.map(({ path, data = {} }) => ({
    ...deletionDocument.idsIn(path),
    deletion: deletionDocument.schema.parse(data),
  }));
  all.sort((a, b) => b.deletion.started_at.getTime() - a.deletion.started_at.getTime());
  return all[0];
}

/**
 * The account that somebody signs in to with this address, else the one that was deleted last.
 * Throws when there is neither.
 */
export async function findAccount(
  { documents, people }: { documents: Documents; people: SignInService },
  email: string,
): Promise<FoundAccount> {
  const person = await people.findByEmail(email);
  if (person) {
    const [{ data: deletion }] = await loadDocuments(documents, [deletionDocument.at(person.uid)]);
    return { ...person, email, deletion };
  }
  const gone = await findDeletion(documents, email);
  if (!gone) throw new LocalWorldError(`Nobody signs in with ${email}.`);
  return { ...gone, email, is_disabled: null };
}

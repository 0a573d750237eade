import type { AccountDeletion } from '@vibes/core/account/account-deletion';
import { deletionDocument, userDocument } from '@vibes/core/firestore/documents';
import { sha256 } from '../../../functions/src/adapters/crypto/node-crypto.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { loadDocuments } from '../../../functions/src/steps/load-documents.ts';
import type { Person, SignInService } from '../../../functions/src/ports/sign-in-service.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { ACCOUNT_PLACES } from './account-places.ts';
import { uidIn } from './read-account-arguments.ts';

interface RecordedDeletion {
  uid: string;
  deletion: AccountDeletion;
}

export interface FoundAccount {
  uid: string;
  /** As it was asked for: an address, or `uid:` and the uid. */
  name: string;
  email_hash: string | null;
  /** Null for one whose sign-in is gone. */
  person: Person | null;
  /** Null unless it is being deleted, or is deleted. */
  deletion: AccountDeletion | null;
  /** Deletions of other accounts of the address asked for, newest first. */
  others: RecordedDeletion[];
}

interface Ports {
  documents: Documents;
  people: SignInService;
}

/** By which the receipt of a deletion is found once the sign-in is gone. */
export const emailHash = (email: string) => sha256(email.trim().toLowerCase());

/** More deletions than one address ever has. */
const MOST = 100;

/** The deletions of accounts that signed in with this address, newest first. */
async function findDeletions(documents: Documents, email: string): Promise<RecordedDeletion[]> {
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
  return all.sort((a, b) => b.deletion.started_at.getTime() - a.deletion.started_at.getTime());
}

async function isStored(documents: Documents, uid: string): Promise<boolean> {
  for (const place of ACCOUNT_PLACES) {
    const { found } = await place.page(documents, { uid, after: null, limit: 1 });
    if (found.length > 0) return true;
  }
  return false;
}

async function findByUid({ documents, people }: Ports, uid: string): Promise<FoundAccount> {
  const [person, [{ data: deletion }, user]] = await Promise.all([
    people.find({ uid }),
    loadDocuments(documents, [deletionDocument.at(uid), userDocument.at(uid)]),
  ]);
  const name = `uid:${uid}`;
  // A deletion of a mistyped uid would leave a record for good.
  if (!person && !(await isStored(documents, uid)))
    throw new LocalWorldError(`Nothing is stored of ${name}.`);
  const email = person?.email || user.data?.email;
  return { uid, name, email_hash: email ? emailHash(email) : null, person, deletion, others: [] };
}

/**
 * The account of a uid; or the one that somebody signs in to with an address, else the one of the
 * address that was deleted last. For a deletion, one of the address that is not
 * finished goes before both: the same command again never begins another. Throws when there is none.
 */
export async function findAccount(
  ports: Ports,
  { name, action }: { name: string; action: string },
): Promise<FoundAccount> {
  const uid = uidIn(name);
  if (uid !== null) return findByUid(ports, uid);
  const [live, recorded] = await Promise.all([
    ports.people.find({ email: name }),
    findDeletions(ports.documents, name),
  ]);
  const begun = recorded.find(({ deletion }) => deletion.finished_at === null);
  const chosen = (action === 'delete' && begun) || live || recorded[0];
  if (!chosen) throw new LocalWorldError(`Nobody signs in with ${name}.`);
  const [{ data: deletion }] = await loadDocuments(ports.documents, [
    deletionDocument.at(chosen.uid),
  ]);
  return {
    uid: chosen.uid,
    name,
    email_hash: emailHash(name),
    person: live?.uid === chosen.uid ? live : null,
    deletion,
    others: recorded.filter((one) => one.uid !== chosen.uid),
  };
}

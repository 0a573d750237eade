import type { Contacted } from '@vibes/core/delivery/contacted';
import { mayHaveGone } from '@vibes/core/delivery/may-have-gone';
import { PLATFORMS } from '@vibes/core/creator/platform';
import type { DeletedCreator } from '@vibes/core/creator/deleted-creator';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import {
  activityDocument,
  answerDraftDocument,
  contactedDocument,
  creatorChunkDocument,
  creatorIndexDocument,
  creatorPictureDocument,
  creditEntryDocument,
  deletedCreatorDocument,
  deliveryAttemptDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  handleDocument,
  inboundDocument,
  replyDocument,
} from '@vibes/core/firestore/documents';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { forgetAccounts, loadAccounts } from '../steps/creator-accounts.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';

/** Documents read by one query. */
const PAGE = 500;
/** Writes of one commit. */
const MOST_WRITES = 400;

interface Ports {
  documents: Documents;
  digest: Digest;
}

interface Of {
  uid: string;
  id: string;
}

const drop = (path: string): DocumentWrite => ({ kind: 'delete', path });

/** The documents of a collection that name the creator, or all of it. */
async function pathsIn(
  documents: Documents,
  collection: string,
  creator_id?: string,
): Promise<string[]> {
  const where =
    creator_id === undefined ? {} : { where: { field: 'creator_id', value: creator_id } };
  const paths: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await documents.page({ collection, ...where, after, limit: PAGE });
    paths.push(...page.map(({ path }) => path));
    if (page.length < PAGE) return paths;
    after = page.at(-1)?.path.slice(`${collection}/`.length) ?? null;
  }
}

function mayHaveArrived(data: Record<string, unknown> | undefined): boolean {
  const email = deliveryDocument.readOrNull(data);
  return email !== null && mayHaveGone(email);
}

/**
 * The emails and mirrors, with their attempts and texts. The claim of an address that was written to
 * stays, as a fingerprint alone: the person is not written to a second time by themselves.
 */
async function deliveryWrites({ documents, digest }: Ports, { uid, id }: Of) {
  const paths = await pathsIn(documents, deliveryDocument.collection(uid), id);
  const ids = paths.map((path) => deliveryDocument.idsIn(path).id);
  const attempts = await Promise.all(
    ids.map((one) => pathsIn(documents, deliveryAttemptDocument.collection(uid, one))),
  );
  const stored = paths.length === 0 ? [] : await documents.getAll(paths);
  const addresses = stored.flatMap(({ data }) => {
    const to = data?.['to'];
    return typeof to === 'string' && to !== '' ? [digest(mailboxKey(to))] : [];
  });
  const refs = [...new Set(addresses)].map((hash) => contactedDocument.at(uid, hash));
  const claims = refs.length === 0 ? [] : await loadDocuments(documents, refs);
  const gone = new Set(stored.filter(({ data }) => mayHaveArrived(data)).map(({ path }) => path));
  const isGone = (claim: Contacted) => gone.has(deliveryDocument.path(uid, claim.delivery_id));
  const own = claims.flatMap(({ path, data }): DocumentWrite[] => {
    if (!data || !ids.includes(data.delivery_id)) return [];
    return isGone(data) ? [{ kind: 'update', path, data: { site: undefined } }] : [drop(path)];
  });
  return [
    ...own,
    ...[
      ...attempts.flat(),
      ...ids.map((one) => deliveryPayloadDocument.path(uid, one)),
      ...paths,
    ].map(drop),
  ];
}

/** The credit line stays, without the name. */
async function creditWrites(documents: Documents, { uid, id }: Of): Promise<DocumentWrite[]> {
  const [entry] = await loadDocuments(documents, [creditEntryDocument.at(uid, `capture_${id}`)]);
  if (!entry.data?.creator_name) return [];
  return [{ kind: 'update', path: entry.path, data: { creator_name: null } }];
}

/** An index sealed before the creator was deleted still names it, and is made again when asked for. */
async function indexWrites(
  documents: Documents,
  uid: string,
  deleted_at: Date,
): Promise<DocumentWrite[]> {
  const [index] = await loadDocuments(documents, [creatorIndexDocument.at(uid)]);
  if (!index.data || index.data.sealed_to > deleted_at) return [];
  return [
    { kind: 'delete', path: index.path, if_version: index.version },
    ...index.data.chunks.map((chunk) => drop(creatorChunkDocument.path(uid, chunk.id))),
  ];
}

/** The handles and numbers that lead to the creator, and the accounts that only its page presented. */
async function accountDrops(
  documents: Documents,
  { uid, id }: Of,
  creator: DeletedCreator,
): Promise<DocumentWrite[]> {
  const presented = PLATFORMS.flatMap((one) => creator.profiles[one]?.own_accounts ?? []).map(
    ({ platform, handle }) => handleDocument.at(uid, platform, handle),
  );
  const [own, others] = await Promise.all([
    loadAccounts(documents, uid, creator),
    presented.length === 0 ? [] : loadDocuments(documents, presented),
  ]);
  return forgetAccounts([...own, ...others], id);
}

async function dependents(ports: Ports, of: Of, creator: DeletedCreator): Promise<DocumentWrite[]> {
  const { uid, id } = of;
  const { documents } = ports;
  const [deliveries, inbound, activity, credit, handle, index] = await Promise.all([
    deliveryWrites(ports, of),
    pathsIn(documents, inboundDocument.collection(uid, id)),
    pathsIn(documents, activityDocument.collection(uid), id),
    creditWrites(documents, of),
    accountDrops(documents, of, creator),
    indexWrites(documents, uid, creator.deleted_at),
  ]);
  const single = [
    creatorPictureDocument.path(uid, id),
    answerDraftDocument.path(uid, id),
    replyDocument.path(uid, id),
  ];
  return [
    ...[...inbound, ...activity, ...single].map(drop),
    ...deliveries,
    ...credit,
    ...handle,
    ...index,
  ];
}

/** A creator that was joined into this one goes with it, and all that belongs to it. */
async function joinedWrites(ports: Ports, uid: string, id: string): Promise<DocumentWrite[]> {
  const [{ path, data }] = await loadDocuments(ports.documents, [
    deletedCreatorDocument.at(uid, id),
  ]);
  if (!data?.joined_into) return [];
  return [...(await dependents(ports, { uid, id }, data)), drop(path)];
}

/**
 * Deletes a deleted creator for good, with all that belongs to it; the list of addresses that get
 * no more mail stays, and so do the counts. One commit at the version read; of one with hundreds of
 * documents several, each of which checks that it was not restored. False when it was, or when
 * somebody else was first. May be cut off anywhere and repeated: the creator goes last.
 */
export async function purgeCreator(
  ports: Ports,
  { path, data, version }: Loaded<DeletedCreator>,
): Promise<boolean> {
  const { uid, id } = deletedCreatorDocument.idsIn(path);
  const writes = await dependents(ports, { uid, id }, data);
  for (const joined of data.joined) writes.push(...(await joinedWrites(ports, uid, joined.id)));
  let if_version = version;
  while (writes.length > MOST_WRITES) {
    const still: DocumentWrite = {
      kind: 'update',
      path,
      data: { purge_at: data.purge_at },
      if_version,
    };
    const taken = await ports.documents.commit([...writes.splice(0, MOST_WRITES), still]);
    if (taken === 'conflict') return false;
    const [moved] = await ports.documents.getAll([path]);
    if_version = moved?.version;
    if (if_version === undefined) return false;
  }
  const end = await ports.documents.commit([...writes, { kind: 'delete', path, if_version }]);
  return end === 'committed';
}

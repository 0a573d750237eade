import type { Creator } from '@vibes/core/creator/creator';
import type { Handle, PlatformId } from '@vibes/core/creator/creator-records';
import { handleOf } from '@vibes/core/creator/handles';
import { PLATFORMS } from '@vibes/core/creator/platform';
import { handleDocument, platformIdDocument } from '@vibes/core/firestore/documents';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';

/** The documents by which a creator's accounts are found: by handle, and by the platform's number. */
export type LoadedAccounts = Loaded<Handle | PlatformId | null>[];

export async function loadAccounts(
  documents: Documents,
  uid: string,
  creator: Creator,
): Promise<LoadedAccounts> {
  const refs = PLATFORMS.flatMap((platform) => {
    const handle = handleOf(creator, platform);
    const id = creator.profiles[platform]?.id ?? null;
    return [
      ...(handle === null ? [] : [handleDocument.at(uid, platform, handle)]),
      ...(id === null ? [] : [platformIdDocument.at(uid, platform, id)]),
    ];
  });
  return refs.length === 0 ? [] : loadDocuments(documents, refs);
}

/** The writes that give those of one creator to another; what is somebody else's stays. */
export const moveAccounts = (
  accounts: LoadedAccounts,
  { from, to }: { from: string; to: string },
): DocumentWrite[] =>
  accounts
    .filter(({ data }) => data?.creator_id === from)
    .map(({ path, version }) => ({
      kind: 'update',
      path,
      data: { creator_id: to },
      if_version: version,
    }));

/** The writes that forget those of a creator. */
export const forgetAccounts = (accounts: LoadedAccounts, creator_id: string): DocumentWrite[] =>
  accounts
    .filter(({ data }) => data?.creator_id === creator_id)
    .map(({ path }) => ({ kind: 'delete', path }));

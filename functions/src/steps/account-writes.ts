import type { Creator } from '@vibes/core/creator/creator';
import { withoutHandle } from '@vibes/core/creator/move-handle';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { serverWrote } from '@vibes/core/creator/writer';
import { deletedCreatorDocument } from '@vibes/core/firestore/documents';
import type { DocumentWrite } from '../ports/documents.ts';
import type { KnownFacts } from './known-creator.ts';
import type { Loaded } from './load-documents.ts';

/** The writes that bind an account to its creator, by handle and number, and take it from another. */
export function accountWrites(
  { account: { handle, number, former, robbed, presented } }: KnownFacts,
  { creator_id, target, now }: { creator_id: string; target: PlatformHandle; now: Date },
): DocumentWrite[] {
  const bind = (place: Loaded<{ creator_id: string } | null>, data: Record<string, unknown>) =>
    place.data
      ? { kind: 'update' as const, path: place.path, data, if_version: place.version }
      : { kind: 'create' as const, path: place.path, data };
  const isBound = handle.data?.is_bound === true && handle.data.creator_id === creator_id;
  const writes: DocumentWrite[] = [];
  if (!isBound) writes.push(bind(handle, { creator_id, is_bound: true }));
  if (number && number.data?.creator_id !== creator_id) writes.push(bind(number, { creator_id }));
  if (former?.data?.creator_id === creator_id)
    writes.push({ kind: 'delete', path: former.path, if_version: former.version });
  if (presented && !presented.data) writes.push(bind(presented, { creator_id, is_bound: false }));
  if (robbed) writes.push(robWrite(robbed, target, now));
  return writes;
}

/** The write that keeps a joined account beside the creator it belongs to. */
export function asideWrites({ account: { aside } }: KnownFacts, uid: string): DocumentWrite[] {
  if (!aside) return [];
  const path = deletedCreatorDocument.path(uid, aside.id);
  return [{ kind: 'create', path, data: { ...aside, uid } }];
}

/** The creator whose handle somebody else has now: it is not read, nor written to, under it. */
export const robWrite = (
  { path, data, version }: Loaded<Creator>,
  target: PlatformHandle,
  now: Date,
): DocumentWrite => ({
  kind: 'update',
  path,
  data: { ...withoutHandle(data, target, now), next_read_at: null, ...serverWrote(now) },
  if_version: version,
});

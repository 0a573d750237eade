import type { Creator } from '@vibes/core/creator/creator';
import type { Reply } from '@vibes/core/creator/creator-records';
import { creatorDocument, replyDocument, userDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { loadMirrorTarget, type MirrorTarget } from '../steps/queue-mirror.ts';

/** What a word about a creator's reply depends on. */
export interface SaidFacts {
  uid: string;
  time_zone: string;
  creator: Loaded<Creator>;
  /** That they were counted as having replied, also before they were joined; empty where they were not. */
  replies: Loaded<Reply>[];
  target: MirrorTarget;
}

/** Two round trips. Throws the refusal for a creator who is not in the list. */
export async function loadSaid(
  documents: Documents,
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<SaidFacts> {
  const [user, creator, own] = await loadDocuments(documents, [
    userDocument.at(uid),
    creatorDocument.at(uid, creator_id),
    replyDocument.at(uid, creator_id),
  ]);
  if (!user.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  const { data } = creator;
  if (!data) {
    const sentence = 'This creator isn’t in your CRM. Reload the page and try again.';
    throw new AppError('bad_request', { sentence, log: 'unknown_creator' });
  }
  const [joined, target] = await Promise.all([
    loadDocuments(
      documents,
      data.joined.map(({ id }) => replyDocument.at(uid, id)),
    ),
    loadMirrorTarget(documents, { uid, creator_id }),
  ]);
  const replies = [own, ...joined].flatMap((reply) =>
    reply.data ? [{ ...reply, data: reply.data }] : [],
  );
  return { uid, time_zone: user.data.time_zone, creator: { ...creator, data }, replies, target };
}

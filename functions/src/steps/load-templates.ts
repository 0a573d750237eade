import { messageTemplatesDocument } from '@vibes/core/firestore/documents';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from './load-documents.ts';

/**
 * The templates of the messages to each of these creators, in their order: today the account's for
 * all. Whatever renders or plans a message has its templates from here. One round trip and one read.
 *
 * @param of.creator_ids null for nobody in particular
 * @returns nothing while the account is not open
 */
export async function loadTemplates(
  documents: Documents,
  { uid, creator_ids }: { uid: string; creator_ids: readonly (string | null)[] },
): Promise<MessageTemplates[]> {
  const [{ data }] = await loadDocuments(documents, [messageTemplatesDocument.at(uid)]);
  return data ? creator_ids.map(() => data) : [];
}

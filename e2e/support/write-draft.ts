import { answerDraftDocument } from '@vibes/core/firestore/documents';
import { database } from './database.ts';

/**
 * A draft of an earlier day, or an emptied one. Where there is none, the emulator can say so at a
 * later time than that of the draft which is stored just then, and the SDK ignores changes that are
 * older than what it knows.
 */
export async function writeDraft(uid: string, creator_id: string, text = '') {
  const path = answerDraftDocument.path(uid, creator_id);
  await (await database()).doc(path).set({ text, updated_at: new Date() });
}

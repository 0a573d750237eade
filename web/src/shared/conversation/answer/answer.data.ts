import type { Creator } from '@vibes/core/creator/creator';
import { answerDraftPlace } from '@vibes/core/firestore/places';
import { notify } from '../../../components/toaster.tsx';
import { call } from '../../../lib/callables.ts';
import { currentUid } from '../../../lib/live.ts';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { storeDocument } from '../../../lib/store-document.ts';
import { createAnswerDrafts } from './answer-drafts.ts';

const FALLBACK = 'The server did not answer as expected. Please try again.';

const saveDraft = (creator_id: string, text: string): Promise<boolean> =>
  storeDocument(answerDraftPlace.path(currentUid(), creator_id), text === '' ? null : { text });

/** The signed-in person's answers that are not stored yet. */
export const answerDrafts = createAnswerDrafts(saveDraft);
onOtherPerson(() => answerDrafts.clear());

/** Sends the answer, and says so, or why it was not taken. */
export async function sendAnswer(
  creator: Pick<Creator, 'id' | 'name' | 'answers'>,
  answer: { inbound_id: string; text: string; to?: string },
): Promise<void> {
  try {
    const number = creator.answers + 1;
    await call('answerCreator', { creator_id: creator.id, number, ...answer }, FALLBACK);
    answerDrafts.end(creator.id);
    notify.success({ title: `Your answer to ${creator.name} is on its way` });
  } catch (error) {
    const description = error instanceof Error ? error.message : FALLBACK;
    notify.error({ title: 'Answer not sent', description });
  }
}

/** The person says whether a message is the creator's. */
export async function judgeReply(
  creator: Pick<Creator, 'id' | 'name'>,
  judged: { inbound_id: string; is_theirs: boolean },
): Promise<void> {
  try {
    await call('judgeReply', { creator_id: creator.id, ...judged }, FALLBACK);
  } catch (error) {
    const description = error instanceof Error ? error.message : FALLBACK;
    notify.error({ title: 'Not saved', description });
  }
}

/** Unsubscribes the creator, who asked for it. */
export async function unsubscribe(creator: Pick<Creator, 'id' | 'name'>): Promise<void> {
  try {
    await call('optOutCreator', { creator_id: creator.id }, FALLBACK);
    notify.success({ title: `${creator.name} gets no more messages from you` });
  } catch (error) {
    const description = error instanceof Error ? error.message : FALLBACK;
    notify.error({ title: 'Not unsubscribed', description });
  }
}

import type { Creator } from '@vibes/core/creator/creator';
import { answerDraftPlace } from '@vibes/core/firestore/places';
import { notify } from '../../../components/toaster.tsx';
import { call } from '../../../lib/callables.ts';
import { currentUid } from '../../../lib/live.ts';
import { onOtherPerson } from '../../../lib/other-person.ts';
import { storeDocument } from '../../../lib/store-document.ts';
import { createAnswerDrafts } from './answer-drafts.ts';
import { orNotify } from '../../../lib/or-notify.ts';

const saveDraft = (creator_id: string, text: string): Promise<boolean> =>
  storeDocument(answerDraftPlace.path(currentUid(), creator_id), text === '' ? null : { text });

/** The signed-in person's answers that are not stored yet. */
export const answerDrafts = createAnswerDrafts(saveDraft);
onOtherPerson(() => answerDrafts.clear());

const answering = new Set<(creator_id: string, sent: Promise<boolean>) => void>();
/** Calls `listener` for each answer as it is sent off. Returns a function that stops it. */
export function onAnswering(listener: (creator_id: string, sent: Promise<boolean>) => void) {
  answering.add(listener);
  return () => void answering.delete(listener);
}

/** Sends the answer, and says so, or why it was not taken. */
export function sendAnswer(...answer: Parameters<typeof send>): Promise<boolean> {
  const sent = send(...answer);
  for (const listener of answering) listener(answer[0].id, sent);
  return sent;
}

const send = (
  creator: Pick<Creator, 'id' | 'name' | 'answers'>,
  answer: { inbound_id: string; text: string; to?: string },
) =>
  orNotify(`Answer to ${creator.name} not sent`, async () => {
    const number = creator.answers + 1;
    await call('answerCreator', { creator_id: creator.id, number, ...answer });
    answerDrafts.end(creator.id);
    notify.success({ title: `Your answer to ${creator.name} is on its way` });
  });

/** The person says whether a message is the creator's. */
export const judgeReply = (
  creator: Pick<Creator, 'id' | 'name'>,
  judged: { inbound_id: string; is_theirs: boolean },
) => orNotify('Not saved', () => call('judgeReply', { creator_id: creator.id, ...judged }));

/** Unsubscribes the creator, who asked for it. */
export const unsubscribe = (creator: Pick<Creator, 'id' | 'name'>) =>
  orNotify('Not unsubscribed', async () => {
    await call('optOutCreator', { creator_id: creator.id });
    notify.success({ title: `${creator.name} gets no more messages from you` });
  });

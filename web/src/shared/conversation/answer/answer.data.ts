import type { Creator } from '@vibes/core/creator/creator';
import { answerDraftPlace } from '@vibes/core/firestore/places';
import { notify } from '../../../components/toaster.tsx';
import { CallError } from '../../../lib/call-error.ts';
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

type Answer = { inbound_id: string; text: string; to?: string };
type Answered = Pick<Creator, 'id' | 'name' | 'answers'>;

/** Answers that are being sent, by creator: sent again before it is known, one is not a second one. */
const underWay = new Map<string, Promise<boolean>>();
/** Numbers of answers that may have arrived though no word came back: the same text is the same answer. */
const numbers = new Map<string, number>();

async function send({ id, name, answers }: Answered, answer: Answer): Promise<void> {
  const same = `${id} ${answer.inbound_id} ${answer.text}`;
  const number = numbers.get(same) ?? answers + 1;
  try {
    await call('answerCreator', { creator_id: id, number, ...answer });
  } catch (error) {
    if (error instanceof CallError && error.isRefusal) numbers.delete(same);
    else numbers.set(same, number);
    throw error;
  }
  numbers.delete(same);
  answerDrafts.end(id);
  notify.success({ title: `Your answer to ${name} is on its way` });
}

/** Sends the answer, and says so, or why it was not taken. */
export function sendAnswer(creator: Answered, answer: Answer): Promise<boolean> {
  const { id, name } = creator;
  const first = underWay.get(id);
  if (first) return first;
  const sent = orNotify(`Answer to ${name} not sent`, () => send(creator, answer)).finally(() =>
    underWay.delete(id),
  );
  underWay.set(id, sent);
  for (const listener of answering) listener(id, sent);
  return sent;
}

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

import { FirebaseError } from 'firebase/app';
import type { Notice } from '../../components/notice.ts';

/** The server was not reached: the message is the browser's. */
const NO_ANSWER = ['unavailable', 'auth/network-request-failed'];

const isSentence = (text: string) => /^[A-Z][^\n]*\.$/.test(text);

/** Why a save failed: the server's message, if it answered with a sentence. */
export function updateFault(error: unknown): Notice {
  const hasAnswer = error instanceof FirebaseError && !NO_ANSWER.includes(error.code);
  return {
    title: 'Update failed',
    description:
      hasAnswer && isSentence(error.message)
        ? error.message
        : 'There was an error updating your profile',
  };
}

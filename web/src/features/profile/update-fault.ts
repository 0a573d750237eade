import { FirebaseError } from 'firebase/app';
import type { Notice } from '../../components/notice.ts';

/** Nobody was reached: the words are the browser's. */
const NO_ANSWER = ['unavailable', 'auth/network-request-failed'];

const isSentence = (text: string) => /^[A-Z][^\n]*\.$/.test(text);

/** Why a save failed: in the server's own words, where it spoke and they are a sentence. */
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

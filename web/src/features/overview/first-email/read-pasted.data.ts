import type { Creator } from '@vibes/core/creator/creator';
import { capturedHandle } from '@vibes/core/creator/handles';
import { typedAddress } from '@vibes/core/contact/typed-address';
import { getFirebase } from '../../../lib/firebase.ts';
import { sendCapture } from '../../../shared/capture-queue/send-capture.ts';
import { setAddress } from '../../../shared/creator/set-address.data.ts';

/** A capture is answered within 10 s; after so many ms no answer will come. */
const PATIENCE_MS = 30_000;
const NONE = 'There is no email address in this text. Paste the whole bio, or type the address.';

/**
 * Sets another address than the one that is there. Not by a capture: that would keep the address that
 * a page showed, and could send at once.
 */
async function replaceAddress(creator: Creator, text: string): Promise<string | null> {
  const { findAddresses } = await import('@vibes/core/contact/find-addresses');
  const [found] = findAddresses(text);
  return found ? setAddress(creator, { email: found.address, is_typed: true }) : NONE;
}

/**
 * Sets the address of a creator by what the person pasted: an address alone is set as theirs, and a
 * bio is captured as the profile's text. Resolves to what was wrong; null when there is an address.
 */
export async function readPasted(creator: Creator, text: string): Promise<string | null> {
  if (typedAddress(text)) return setAddress(creator, { email: text, is_typed: true });
  if (creator.email !== null) return replaceAddress(creator, text);
  const hold_for_review = creator.hold_for_review || undefined;
  const { auth } = await getFirebase();
  const ports = {
    fetch: (url: string, request: RequestInit) => fetch(url, request),
    token: async (isFresh: boolean) => (await auth.currentUser?.getIdToken(isFresh)) ?? null,
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  const reply = await sendCapture(ports, capturedHandle(creator), { text, hold_for_review });
  switch (reply.kind) {
    case 'answered':
      return reply.answer.creator.email || reply.answer.email.state === 'needs_choice'
        ? null
        : NONE;
    case 'limited':
      return 'Too many captures at once. Wait a minute.';
    case 'offline':
      return 'No connection to the server. Check your network and try again.';
    default:
      return reply.refusal.message;
  }
}

import { onOtherPerson } from '../../lib/other-person.ts';
import { signedInUid } from '../../lib/session.ts';
import { sessionStore } from '../../lib/storage.ts';
import { keepDraft } from './keep-draft.ts';

/** The text in the capture box of this tab. */
export const captureDraft = keepDraft({
  store: sessionStore,
  uid: signedInUid,
});

onOtherPerson(captureDraft.changeHands);

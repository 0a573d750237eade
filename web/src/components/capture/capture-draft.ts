import { onOtherPerson } from '../../lib/other-person.ts';
import { currentSession } from '../../lib/session.ts';
import { sessionStore } from '../../lib/storage.ts';
import { keepDraft } from './keep-draft.ts';

/** What stands in the capture box of this tab. */
export const captureDraft = keepDraft({
  store: sessionStore,
  uid: () => {
    const session = currentSession();
    return session.status === 'signed_in' ? session.user.uid : null;
  },
});

onOtherPerson(captureDraft.changeHands);

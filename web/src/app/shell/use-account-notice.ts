import { accountNotice, type AccountNotice } from '@vibes/core/credit/account-notice';
import { subscriptionPlace, usageCreditsPlace } from '@vibes/core/firestore/places';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNow } from '../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { routes } from '../../lib/routes.ts';
import { sessionStore } from '../../lib/storage.ts';
import { noticeId } from './notice-words.ts';

const KEY = 'vibes.notice-dismissed';

/**
 * The notice about plan and credits, unless it was dismissed in this tab's session. Null until both
 * are known; the pages that show plan and credits also show their read faults.
 */
export function useAccountNotice(): { notice: AccountNotice | null; dismiss: () => void } {
  const uid = useUid();
  // Only the start page marks what is last known; there a late notice would move the figures.
  const options = { orLastKnown: useLocation().pathname === routes.dashboard };
  const subscription = useLiveDocument(subscriptionPlace.at(uid), options);
  const usage = useLiveDocument(usageCreditsPlace.at(uid), options);
  const now = useNow();
  const [dismissed, setDismissed] = useState(() => sessionStore.read(KEY));

  const notice =
    subscription.status === 'data' && usage.status === 'data'
      ? accountNotice({ subscription: subscription.data, usage: usage.data, now })
      : null;
  const id = notice && noticeId(uid, notice);

  function dismiss() {
    if (!id) return;
    sessionStore.write(KEY, id);
    setDismissed(id);
  }

  return { notice: id === dismissed ? null : notice, dismiss };
}

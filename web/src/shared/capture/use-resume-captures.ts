import { usageCreditsPlace } from '@vibes/core/firestore/places';
import { useEffect, useRef } from 'react';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { isHeld, type CaptureQueue } from '../capture-queue/capture-entry.ts';
import { acts } from '../capture-queue/this-tab.ts';

/**
 * Sends on what waits for credits once there are some again. The balance on screen may be older than
 * the server's no: it counts as news only when it was seen empty, or when this page was opened after.
 */
export function useResumeCaptures({ entries, progress }: CaptureQueue) {
  const credits = dataOf(useLiveDocument(usageCreditsPlace.at(useUid())))?.num_credits;
  const isNews = useRef(true);
  const isSending = entries.some(({ state }) => state === 'sending');
  const waits = progress.status === 'stopped' && isHeld(progress.refusal);
  useEffect(() => {
    if (isSending) isNews.current = false;
    if (credits === 0) isNews.current = true;
    if (!waits || !credits || !isNews.current) return;
    isNews.current = false;
    acts.resume();
  }, [isSending, waits, credits]);
}

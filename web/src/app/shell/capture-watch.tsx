import { usageCreditsPlace } from '@vibes/core/firestore/places';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../components/toaster.tsx';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { isHeld, type CaptureQueue } from '../../shared/capture-queue/capture-entry.ts';
import { acts } from '../../shared/capture-queue/this-tab.ts';
import { useCaptures } from '../../shared/capture-queue/use-captures.ts';
import { CAPTURES_SHOWN_AT, resultWords, tally } from '../../shared/capture/capture-words.ts';

/**
 * Sends on what waits for credits once there are some again. The balance on screen may be older than
 * the server's no: it counts as news only when it was seen empty, or when this page was opened after.
 */
function useResumeCaptures({ entries, progress }: CaptureQueue) {
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

/** Sends the captures queued on this device from any page, and reports when all have their answer. */
export function CaptureWatch() {
  const queue = useCaptures();
  const { entries } = queue;
  useResumeCaptures(queue);
  const counts = tally(entries);
  const isShown = CAPTURES_SHOWN_AT.has(useLocation().pathname);
  const navigate = useNavigate();
  const wasWaiting = useRef(false);
  useEffect(() => {
    const isDone = wasWaiting.current && counts.waiting === 0 && counts.total > 0;
    wasWaiting.current = counts.waiting > 0;
    if (!isDone || isShown || document.visibilityState === 'hidden') return;
    notify.success({
      title: resultWords(counts),
      action: { label: 'See them', onClick: () => void navigate(routes.capture) },
    });
  }, [counts, isShown, navigate]);
  return null;
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../components/toaster.tsx';
import { routes } from '../../lib/routes.ts';
import { useCaptures } from '../../shared/capture-queue/use-captures.ts';
import { resultWords, tally } from '../../shared/capture/capture-words.ts';
import { useResumeCaptures } from '../../shared/capture/use-resume-captures.ts';

/** Pages that show the queued captures themselves. */
const SHOWN_AT = new Set<string>([routes.dashboard, routes.capture]);

/** Sends the captures queued on this device from any page, and reports when all have their answer. */
export function CaptureWatch() {
  const queue = useCaptures();
  const { entries } = queue;
  useResumeCaptures(queue);
  const counts = tally(entries);
  const isShown = SHOWN_AT.has(useLocation().pathname);
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

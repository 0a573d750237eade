import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoadFault } from '../../../components/use-load-fault.ts';
import { useModule } from '../../../lib/use-module.ts';
import { closeReview, useOpenReview } from './open-review.ts';

/** The place of the review on every page; its code loads when it is opened. */
export function ReviewHost() {
  const review = useOpenReview();
  const { pathname } = useLocation();
  const { late, want } = useModule(() => import('./review-dialog.tsx'));
  const isOpen = review !== null;
  useEffect(() => {
    if (isOpen) want();
    // `want` works once, whichever render it is of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);
  useEffect(() => closeReview, [pathname]);
  const hasFailed = isOpen && late.status === 'failed';
  useLoadFault(hasFailed, 'We couldn’t open the email.');
  useEffect(() => {
    if (hasFailed) closeReview();
  }, [hasFailed]);
  // The last one stays drawn until its dialog has closed.
  const [last, setLast] = useState(review);
  if (review && review !== last) setLast(review);
  if (!last || late.status !== 'ready') return null;
  return <late.module.ReviewDialog key={last.number} review={last} isOpen={isOpen} />;
}

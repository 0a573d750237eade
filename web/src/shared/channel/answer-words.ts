import type { DeliveryAnswer } from '@vibes/core/delivery/delivery-outcome';

/** What came back and how fast; null when nothing came back that has a status. */
export const answerWords = (answer: DeliveryAnswer | null): string | null =>
  answer?.status == null
    ? null
    : `It answered ${answer.status} after ${Math.round(answer.milliseconds)} ms.`;

import type { DeliveryAnswer } from '@vibes/core/delivery/delivery-outcome';

/** The status of the answer and its time; null without a status. */
export const answerWords = (answer: DeliveryAnswer | null): string | null =>
  answer?.status == null
    ? null
    : `It answered ${answer.status} after ${Math.round(answer.milliseconds)} ms.`;

import { format } from 'date-fns/format';

export const optedOutSentence = (at: Date): string =>
  `Asked for no more messages on ${format(at, 'MMMM d, yyyy')}. No email goes out and no DM is prepared.`;

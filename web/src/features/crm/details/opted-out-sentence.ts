import { format } from 'date-fns/format';

export const optedOutSentence = (at: Date): string =>
  `Unsubscribed on ${format(at, 'MMMM d, yyyy')}. We won’t send emails or prepare DMs.`;

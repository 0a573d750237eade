import type { Creator } from '../creator/creator.ts';
import type { Suppression } from './suppression.ts';

/** The marks that a suppression of the address leaves on a creator; earlier marks stay. */
export function suppressionMarks(
  creator: Pick<Creator, 'opted_out_at' | 'email_refused_at'>,
  suppression: Suppression | null,
): Partial<Pick<Creator, 'opted_out_at' | 'email_refused_at'>> {
  if (!suppression) return {};
  const { reason, at } = suppression;
  return reason === 'opted_out'
    ? { opted_out_at: creator.opted_out_at ?? at }
    : { email_refused_at: creator.email_refused_at ?? at };
}

import type { Delivery } from '@vibes/core/delivery/delivery';
import { moveClaim } from '@vibes/core/delivery/move-claim';
import type { DocumentWrite } from '../ports/documents.ts';
import type { EndingFacts } from './load-ending.ts';

/**
 * The delivery `id`, sent to the address chosen meanwhile if it came back, unless another mail has
 * that one; and what moves its claim there. A choice moves the delivery's revision on, so that
 * whoever settles the delivery at the version read has seen every choice.
 */
export function followNewAddress(
  id: string,
  { settled, chosen, now }: Pick<EndingFacts, 'settled' | 'chosen'> & { now: Date },
): { delivery: Delivery; moves: DocumentWrite[] } {
  if (!chosen) return { delivery: settled, moves: [] };
  const { email, from, to } = chosen;
  const moves = moveClaim({ id, from, to, now });
  if (!moves) return { delivery: settled, moves: [] };
  return { delivery: { ...settled, to: email, revision: settled.revision + 1 }, moves };
}

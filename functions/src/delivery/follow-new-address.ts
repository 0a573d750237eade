import type { Delivery } from '@vibes/core/delivery/delivery';
import { moveClaim } from '@vibes/core/delivery/move-claim';
import type { DocumentWrite } from '../ports/documents.ts';
import type { EndingFacts } from './load-ending.ts';

/**
 * The delivery `id`, redirected to the address chosen meanwhile if it was not sent, unless another
 * mail has that address; and the writes that move its claim there. Each choice raises the
 * delivery's revision, so an ending that commits at the version read has seen every choice.
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

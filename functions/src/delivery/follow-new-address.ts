import { CAPTURE_COST } from '@vibes/core/credit/spend-credit';
import type { Creator } from '@vibes/core/creator/creator';
import { serverWrote } from '@vibes/core/creator/writer';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { UNTIL_PRESSED } from '@vibes/core/delivery/is-waiting';
import { moveClaim } from '@vibes/core/delivery/move-claim';
import type { DocumentWrite } from '../ports/documents.ts';
import { spendWrites } from '../steps/charge-credit.ts';
import type { EndingFacts } from './load-ending.ts';

interface Following extends Pick<EndingFacts, 'settled' | 'chosen' | 'creator'> {
  uid: string;
  id: string;
  now: Date;
}

/**
 * The delivery, redirected to an address chosen later if it was not sent, unless another mail
 * has that address; and the writes that move its claim there. Each choice raises the delivery's
 * revision, so an ending that commits at the version read has seen every choice. A typed address
 * costs its credit here; without one the email waits for the person, who reads why when they
 * release it.
 */
export function followNewAddress(following: Following): {
  delivery: Delivery;
  moves: DocumentWrite[];
} {
  const { id, settled, chosen, now } = following;
  if (!chosen) return { delivery: settled, moves: [] };
  const { email, from, to, purse } = chosen;
  const moves = moveClaim({ id, address: email, from, to, now });
  if (!moves) return { delivery: settled, moves: [] };
  const delivery: Delivery = { ...settled, to: email, revision: settled.revision + 1 };
  if (!purse) return { delivery, moves };
  if (purse.usage.num_credits < CAPTURE_COST)
    return { delivery: { ...delivery, ...UNTIL_PRESSED }, moves };
  return { delivery, moves: [...moves, ...typedChargeWrites(following)] };
}

function typedChargeWrites({ uid, creator, chosen, now }: Following): DocumentWrite[] {
  if (!creator?.data || !chosen?.purse) return [];
  const data: Partial<Creator> = { charged_at: now, ...serverWrote(now) };
  return [
    { kind: 'update', path: creator.path, data, if_version: creator.version },
    ...spendWrites({ uid, creator: creator.data, ...chosen.purse }, now),
  ];
}

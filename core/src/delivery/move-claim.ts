import { newClaim, type Contacted } from './contacted.ts';

/** A document of `contacted`, existing or not: the claim of a delivery to an address. */
interface Claim {
  path: string;
  data: Contacted | null;
}

type ClaimWrite =
  { kind: 'create'; path: string; data: Contacted } | { kind: 'delete'; path: string };

const holderOf = ({ data }: Claim): string | null => data?.delivery_id ?? null;

/**
 * What moves the claim of the delivery `id` from one address to another, which is `address`; null when
 * another delivery has the new one. It is created, so that the write is a conflict when another
 * delivery has just taken it.
 */
export function moveClaim(input: {
  id: string;
  address: string;
  from: Claim;
  to: Claim;
  now: Date;
}): ClaimWrite[] | null {
  const { id, address, from, to, now } = input;
  if (from.path === to.path) return [];
  if (to.data && holderOf(to) !== id) return null;
  const writes: ClaimWrite[] = [];
  const data = newClaim(address, { delivery_id: id, at: now });
  if (!to.data) writes.push({ kind: 'create', path: to.path, data });
  if (holderOf(from) === id) writes.push({ kind: 'delete', path: from.path });
  return writes;
}

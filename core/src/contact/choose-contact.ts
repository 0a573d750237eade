import { sharesWord, type NamedOwner } from './called-like.ts';
import type { ContactCandidate } from './contact-candidate.ts';
import { isCertain } from './is-certain.ts';
import { contactRole } from './contact-role.ts';
import { settleRivals } from './settle-rivals.ts';

export interface ChosenContact {
  /** Never one that is not certain: null where nothing else was found. */
  contact: ContactCandidate | null;
  /** The other addresses, best first, each once, never the chosen one. */
  others: ContactCandidate[];
}

/** An address on the profile itself outweighs any role found elsewhere. */
const ON_PROFILE = 10;
const OWN_NAME = 2;
const REPAIRED = -1;
function weigh(candidate: ContactCandidate, owner: NamedOwner): number {
  return (
    (candidate.source === 'bio' ? ON_PROFILE : 0) +
    contactRole(candidate) +
    (sharesWord(candidate.address, owner) ? OWN_NAME : 0) +
    (candidate.repairs.length ? REPAIRED : 0)
  );
}

/**
 * Picks the address to propose a cooperation to: addresses on the profile before those on linked
 * pages; there by role (collaborations, business, management, booking before press, before general,
 * before support), then by nearness to the owner's name, then by reading order. Candidates come in
 * reading order. Of two readings of the same letters none is picked until one of them is certain.
 */
export function chooseContact(candidates: ContactCandidate[], owner: NamedOwner): ChosenContact {
  const first = new Map<string, ContactCandidate>();
  // What is evident in one place counts before what is doubtful in another.
  const inOrder = settleRivals(candidates).toSorted(
    (a, b) => Number(isCertain(b)) - Number(isCertain(a)),
  );
  for (const candidate of inOrder) {
    if (!first.has(candidate.address)) first.set(candidate.address, candidate);
  }
  const ranked = [...first.values()]
    .map((candidate) => ({ candidate, weight: weigh(candidate, owner) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ candidate }) => candidate);
  const contact = ranked.find(isCertain) ?? null;
  return { contact, others: ranked.filter((candidate) => candidate !== contact) };
}

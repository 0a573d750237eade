import type { ContactCandidate } from './contact-candidate.ts';

export interface ChosenContact {
  contact: ContactCandidate | null;
  /** The other addresses, in the order found, without repeats. */
  others: string[];
}

/** Picks the address to write to. Candidates come in reading order (bio, contact fields, link pages); the first wins. */
export function chooseContact(candidates: ContactCandidate[]): ChosenContact {
  const [contact = null, ...rest] = candidates;
  const others = new Set(rest.map((candidate) => candidate.address));
  if (contact) others.delete(contact.address);
  return { contact, others: [...others] };
}

/** Where an address was found: the profile's own text, or a page it links to. */
export type EmailSource = 'bio' | 'linktree';

/** An address found in a text, with what shows it. */
export interface FoundAddress {
  /** Lower case; an international domain stays as typed. */
  address: string;
  /** The text around the address as the reader saw it, at most 160 characters. */
  evidence: string;
}

/** A found address and the page it stands on. */
export interface ContactCandidate extends FoundAddress {
  source: EmailSource;
  /** Address of the page; null for a text that came without one. */
  found_at: string | null;
}

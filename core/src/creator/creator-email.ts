import type { ContactCandidate, OtherEmail } from '../contact/contact-candidate.ts';
import { mailboxKey } from '../contact/mailbox-key.ts';
import { MOST_OTHER_EMAILS } from './creator-limits.ts';
import type { Creator } from './creator.ts';

/** The fields of a creator that hold the address and what shows it. */
export type EmailFields = Pick<
  Creator,
  'email' | 'email_source' | 'email_found_at' | 'email_evidence' | 'email_repaired'
>;

/** The creator's address in the form of the others; null without one. */
export function creatorEmail(creator: EmailFields): OtherEmail | null {
  if (!creator.email) return null;
  return {
    email: creator.email,
    source: creator.email_source,
    found_at: creator.email_found_at,
    evidence: creator.email_evidence,
    repaired: creator.email_repaired,
  };
}

export const emailFields = (found: OtherEmail): EmailFields => ({
  email: found.email,
  email_source: found.source,
  email_found_at: found.found_at,
  email_evidence: found.evidence,
  email_repaired: found.repaired,
});

/** A found address as a creator keeps it. */
export const keptEmail = (found: ContactCandidate): OtherEmail => ({
  email: found.address,
  source: found.source,
  found_at: found.found_at,
  evidence: found.evidence,
  repaired: found.repairs.length > 0,
});

/** These addresses as alternatives to `email`: in order, each once, never itself, at most 20. */
export function otherEmails(found: OtherEmail[], email: string | null): OtherEmail[] {
  const own = email && mailboxKey(email);
  const others = new Map<string, OtherEmail>();
  for (const one of found) {
    const key = mailboxKey(one.email);
    if (key !== own && !others.has(key)) others.set(key, one);
  }
  return [...others.values()].slice(0, MOST_OTHER_EMAILS);
}

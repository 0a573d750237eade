import type { ContactCandidate, OtherEmail } from '../contact/contact-candidate.ts';
import { mailboxKey } from '../contact/mailbox-key.ts';
import { MOST_OTHER_EMAILS } from './creator-limits.ts';
import type { Creator } from './creator.ts';

/** The fields of a creator that hold the address and its evidence. */
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
    rival: null,
    choice_reason: null,
  };
}

/** All addresses of a creator, the own one first. */
export function allEmails(creator: EmailFields & Pick<Creator, 'other_emails'>): OtherEmail[] {
  const own = creatorEmail(creator);
  return own ? [own, ...creator.other_emails] : creator.other_emails;
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
  rival: found.rival ?? null,
  choice_reason: found.choice_reason ?? null,
});

/**
 * These addresses as alternatives to `email`: in order, each once, without `email`, at most 20. An
 * address loses its rival once it, or that rival, is `email` or is in `found` without a
 * rival, and its doubt where it is in `found` without one.
 */
export function otherEmails(found: OtherEmail[], email: string | null): OtherEmail[] {
  const own = email && mailboxKey(email);
  const certain = new Set(
    found.filter((one) => !isUndecided(one)).map((one) => mailboxKey(one.email)),
  );
  if (own) certain.add(own);
  const evident = new Set(
    found.filter((one) => one.choice_reason === null).map((one) => mailboxKey(one.email)),
  );
  const others = new Map<string, OtherEmail>();
  for (const one of found) {
    const key = mailboxKey(one.email);
    if (key === own || others.has(key)) continue;
    const isDecided = one.rival && (certain.has(key) || certain.has(mailboxKey(one.rival)));
    const choice_reason = evident.has(key) ? null : one.choice_reason;
    others.set(key, { ...one, choice_reason, ...(isDecided && { rival: null }) });
  }
  return [...others.values()].slice(0, MOST_OTHER_EMAILS);
}

/** Whether a person has to say that an address is right before it is written to. */
export const isUndecided = ({ rival, choice_reason }: OtherEmail): boolean =>
  rival !== null || choice_reason !== null;

/**
 * The addresses of which a person has to choose before an email can go: two readings of the same
 * letters, and those that may not be the creator's, while the creator has no certain address. Empty
 * when there is nothing to choose.
 */
export const undecidedEmails = (creator: Pick<Creator, 'email' | 'other_emails'>): OtherEmail[] =>
  creator.email ? [] : creator.other_emails.filter(isUndecided);

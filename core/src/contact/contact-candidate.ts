import * as z from 'zod';
import { storedAddress, storedLink, storedText } from '../text/stored-text.ts';
import { EVIDENCE_LIMIT } from './quote-around.ts';

/** Where an address was found: the profile's own text and fields, or a page it links to. */
export const EMAIL_SOURCES = ['bio', 'linktree'] as const;
type EmailSource = (typeof EMAIL_SOURCES)[number];

/**
 * What the text does not say and was corrected, as a person reading it would: the at sign
 * (`ilsa1gmail.com`), the ending (`ilsa@gmail`, `.con`), the reader's handle in front ("my username
 * @ gmail.com"), or the direction (`moc.liamg@asli`). Spelled-out signs (`(at)`, "dot") are no
 * repair: the text holds them.
 */
export type Repair = 'at_sign' | 'ending' | 'handle' | 'reversed';

/**
 * Why a person is asked before an address is written to: it is on a site that is not known to be the
 * creator's, or in the bio of such an account; or the words around it may give it for somebody else.
 */
const CHOICE_REASONS = ['other_site', 'other_account', 'other_person'] as const;
export type ChoiceReason = (typeof CHOICE_REASONS)[number];

/** An address found in a text, with what shows it. */
export interface FoundAddress {
  /** Lower case; an international domain stays as typed. */
  address: string;
  /** The text around the address as the reader saw it, at most 160 characters. */
  evidence: string;
  /** Empty when the text holds every letter of the address. */
  repairs: Repair[];
  /**
   * The other whole address the same letters can be read as, where the page does not say which one
   * is meant: both are found then, each with the other as its rival. Absent for an address that is
   * certain. An address with a rival gets no mail before a person has chosen it.
   */
  rival?: string;
  /** Absent where it is evident that the address is the creator's. */
  choice_reason?: ChoiceReason;
}

/** A found address and the page it is on. */
export interface ContactCandidate extends FoundAddress {
  source: EmailSource;
  /** Address of the page; null for a text that came without one. */
  found_at: string | null;
}

/** Another address of a creator, as kept beside the one chosen. */
export const otherEmailSchema = z.object({
  email: storedAddress(),
  source: z.enum([...EMAIL_SOURCES, '']),
  found_at: storedLink(),
  evidence: storedText(EVIDENCE_LIMIT).nullable(),
  repaired: z.boolean(),
  /**
   * The other address its letters can be read as; a person has to choose between the two. Null for
   * an address that is certain, and in documents older than the field.
   */
  rival: z.nullable(storedAddress()).default(null),
  /** Why it may not be the creator's; null where it evidently is. */
  choice_reason: z.enum(CHOICE_REASONS).nullable().default(null),
});
export type OtherEmail = z.infer<typeof otherEmailSchema>;

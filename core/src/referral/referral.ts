import * as z from 'zod';
import { storedId } from '../text/stored-text.ts';

/** Share of each paid invoice of somebody referred that the referrer earns. */
export const REFERRAL_SHARE = 0.2;
/** Days that a visit by somebody's link counts, in the visitor's own browser. */
export const REFERRAL_DAYS = 60;

/** `referral_codes/{code}`: whose link it is. */
export const referralCodeSchema = z.object({ uid: storedId() });
export type ReferralCode = z.infer<typeof referralCodeSchema>;

/** `users/{uid}/referral/summary`: what a user's own link has brought. Missing until the first click. */
export const referralSummarySchema = z.object({
  clicks: z.int().nonnegative().default(0),
  sign_ups: z.int().nonnegative().default(0),
  /** Of those who signed up, how many have ever paid. */
  paying: z.int().nonnegative().default(0),
  /** US cents: the sum of the entries' `cents` but for payouts. */
  earned: z.int().default(0),
  /** US cents paid out so far. */
  paid_out: z.int().nonnegative().default(0),
});
export type ReferralSummary = z.infer<typeof referralSummarySchema>;

/** `users/{uid}/referral_entries/{id}`: one line of the ledger. Does not say who was referred. */
export const referralEntrySchema = z.object({
  at: z.date(),
  /**
   * `earned`: a share of a paid invoice. `reversed`: that payment was returned, or part of it.
   * `restored`: it was paid again. `payout`: paid to the referrer.
   */
  kind: z.enum(['earned', 'reversed', 'restored', 'payout']),
  /** US cents, negative for what is taken back or paid out. */
  cents: z.int(),
  /** The invoice, or the month paid out. */
  ref: storedId(),
});
export type ReferralEntry = z.infer<typeof referralEntrySchema>;

/** `users/{uid}/referral_invoices/{invoice}`: what one invoice has earned so far. Server only. */
export const referralInvoiceSchema = z.object({
  referred_uid: storedId(),
  /** US cents: the sum of its entries. */
  cents: z.int().nonnegative(),
  /** How many entries it has: makes their ids. */
  entries: z.int().positive(),
});
export type ReferralInvoice = z.infer<typeof referralInvoiceSchema>;

/** `users/{uid}/referrals/{referred_uid}`: somebody who signed up by the link. Server only. */
export const referralSchema = z.object({
  at: z.date(),
  /** When they first paid; null until then. */
  paid_at: z.date().nullable(),
});
export type Referral = z.infer<typeof referralSchema>;

import { z } from 'zod';

/** `users/{uid}`: the account's own document. Only `name` is the person's to change. */
export const userAccountSchema = z.object({
  name: z.string(),
  email: z.string(),
  photo_url: z.string().nullable(),
  referral_code: z.string(),
  referral_url: z.string(),
  referred_by: z.string().nullable(),
  /** IANA name; decides which day an event belongs to. */
  time_zone: z.string(),
  created_at: z.date(),
  first_capture_at: z.date().nullable(),
  /** Since when nothing is captured or sent for this account, by an operator's word; null for anybody else. */
  blocked_at: z.date().nullable().default(null),
});
export type UserAccount = z.infer<typeof userAccountSchema>;

/** Longest display name, in characters. */
export const NAME_LIMIT = 120;

/** The name a screen shows: the person's own, else the e-mail address, else 'User'. */
export function displayName(user: { name?: string | null; email?: string | null }): string {
  return user.name?.trim() || user.email?.trim() || 'User';
}

/** Whether an account, as it is stored, is blocked. */
export const isBlocked = (user: { blocked_at?: unknown } | undefined): boolean =>
  user?.blocked_at instanceof Date;

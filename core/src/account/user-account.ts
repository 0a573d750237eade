import * as z from 'zod';
import { storedAddress, storedLink, storedText } from '../text/stored-text.ts';

/** Longest display name, in characters. */
export const NAME_LIMIT = 120;

/** `users/{uid}`: the account's own document. Only `name` is the person's to change. */
export const userAccountSchema = z.object({
  name: storedText(NAME_LIMIT),
  email: storedAddress(),
  photo_url: storedLink(),
  referral_code: storedText(32),
  referral_url: storedText(500),
  referred_by: storedText(32).nullable(),
  /** IANA name; decides which day an event belongs to. */
  time_zone: storedText(64),
  created_at: z.date(),
  first_capture_at: z.date().nullable(),
  /**
   * Since when an operator has blocked this account: nothing is captured or sent for it. Null while
   * it is not blocked.
   */
  blocked_at: z.date().nullable(),
  /** When a phone last opened the setup guide by a one-time code. */
  handed_over_at: z.date().nullable(),
  /**
   * When the settings, the templates, a secret, or the health of a channel last changed, or a key
   * was first used; null for never. An open app asks `getUserData` again when it moves.
   */
  user_data_changed_at: z.date().nullable(),
});
export type UserAccount = z.infer<typeof userAccountSchema>;

/** The name a screen shows: the person's own, else the email address, else 'User'. */
export function displayName(user: { name?: string | null; email?: string | null }): string {
  return user.name?.trim() || user.email?.trim() || 'User';
}

/** Whether an account, as it is stored, is blocked. */
export const isBlocked = (user: { blocked_at?: unknown } | undefined): boolean =>
  user?.blocked_at instanceof Date;

import * as z from 'zod';
import { storedList, storedText } from '../text/stored-text.ts';
import { PLATFORMS, type PlatformHandle } from './platform.ts';

/** Own accounts that are kept of a profile, and mentioned handles. */
const MOST_OWN_ACCOUNTS = 6;
const MOST_MENTIONS = 12;

/** A handle as it is stored: longer than the handles of any platform. */
export const storedHandle = () => storedText(100);
export const platformHandleSchema = z.object({
  platform: z.enum(PLATFORMS),
  handle: storedHandle(),
});

/** `creators/{id}.profiles.{platform}`: what a profile of the creator said when it was last read. */
export const seenProfileSchema = z.object({
  /** The platform's number of the account, which stays when the handle changes; null where the page had none. */
  id: storedText(40).nullable(),
  read_at: z.date(),
  /** Accounts on other platforms that the profile presents as its owner's own. */
  own_accounts: storedList(platformHandleSchema, MOST_OWN_ACCOUNTS),
  /** Whatever else its bio has that may be somebody's handle: proves nothing, and is a reason to ask. */
  mentions: storedList(storedHandle(), MOST_MENTIONS),
});
export type SeenProfile = z.infer<typeof seenProfileSchema>;

/** `creators/{id}.former_handles`: a handle the creator had on a platform. */
export const formerHandleSchema = platformHandleSchema.extend({
  until: z.date(),
  /** Somebody else has it now. */
  is_taken: z.boolean(),
});
export type FormerHandle = z.infer<typeof formerHandleSchema>;

/** `creators/{id}.joined`: a creator that turned out to be the same person. */
export const joinedSchema = z.object({
  id: storedText(300),
  at: z.date(),
  /** `event`: by what two pages or the platform said. */
  by: z.enum(['event', 'person']),
  /** The one that stayed had no address before. */
  brought_email: z.boolean(),
  /** The handles it brought. */
  handles: storedList(platformHandleSchema, 4),
});
export type Joined = z.infer<typeof joinedSchema>;

export const isSameAccount = (one: PlatformHandle, other: PlatformHandle): boolean =>
  one.platform === other.platform && one.handle === other.handle;

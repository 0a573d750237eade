import type { Creator } from '../creator/creator.ts';
import type { FollowUpStep } from '../follow-up/follow-up.ts';
import type { Delivery } from './delivery.ts';
import { mayHaveGone } from './may-have-gone.ts';

/** The creator's first email: the automatic one, or the one that replaced it before it went out. */
export const firstEmailId = (creator_id: string): string => `email_${creator_id}`;

/** The creator's newest email: the one a person sends, stops or redirects. There may be none yet. */
export const newestEmailId = ({ id, newest_email_id }: Pick<Creator, 'id' | 'newest_email_id'>) =>
  newest_email_id ?? firstEmailId(id);

const LATER = /^_a(\d+)$/;
const EMAIL = /^email_(.+?)(?:_[ar]\d+|_[12])?$/;

/** Whose email it is, by its id; null for what is no id of an email. */
export const creatorOfEmail = (id: string): string | null => EMAIL.exec(id)?.[1] ?? null;

/** The creator's nth follow-up. */
export const followUpId = (creator_id: string, step: FollowUpStep): string =>
  `${firstEmailId(creator_id)}_${step}`;

/** The creator's nth answer by a person, from 1 on. */
export const answerId = (creator_id: string, number: number): string =>
  `${firstEmailId(creator_id)}_r${number}`;

/**
 * The id of the creator's next email: `newest` again while that one has certainly not gone out,
 * else the next of `_a1`, `_a2` and so on, since an email that went out, or may have, is never
 * overwritten.
 *
 * @param newest as it is stored; null when there is none
 */
export function nextEmailId(
  creator: Pick<Creator, 'id' | 'newest_email_id'>,
  newest: Pick<Delivery, 'state' | 'channel'> | null,
): string {
  const id = newestEmailId(creator);
  if (!newest || !mayHaveGone(newest)) return id;
  const first = firstEmailId(creator.id);
  return `${first}_a${Number(LATER.exec(id.slice(first.length))?.[1] ?? 0) + 1}`;
}

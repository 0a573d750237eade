import type { StoredMail } from './mail-store.ts';

/** The messages that a set of UIDs names, like `3,7:9,12:*` (RFC 9051, 9: `*` is the last one). */
export function inUidSet(mails: readonly StoredMail[], set: string): StoredMail[] {
  const last = mails.at(-1)?.uid ?? 0;
  const ranges = set.split(',').map((range) => {
    const [from = '', to = from] = range.split(':');
    const [one, other] = [from, to].map((uid) => (uid === '*' ? last : Number(uid)));
    return [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)] as const;
  });
  return mails.filter(({ uid }) => ranges.some(([from, to]) => from <= uid && uid <= to));
}

/** Milliseconds behind UTC: Gmail reads a day in the account's time zone, here that of California. */
const ZONE = 8 * 60 * 60_000;

/** The messages that a search names: by UID, and by the day they arrived. */
export function search(mails: readonly StoredMail[], criteria: string): StoredMail[] {
  const [, set] = /\bUID ([\d,:*]+)/i.exec(criteria) ?? [];
  const [, day] = /\bSINCE "?(\d{1,2}-\w{3}-\d{4})"?/i.exec(criteria) ?? [];
  const since = day === undefined ? 0 : Date.parse(`${day.replace(/-/g, ' ')} UTC`) + ZONE;
  const named = set === undefined ? [...mails] : inUidSet(mails, set);
  return named.filter(({ received_at }) => received_at.getTime() >= since);
}

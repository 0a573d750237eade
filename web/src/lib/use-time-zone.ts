import { userPlace } from '@vibes/core/firestore/places';
import { useLiveDocument, useUid, type LiveOptions } from './live.ts';
import { dataOf } from './loadable.ts';

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The account's time zone; the device's until the account is read. */
export function useTimeZone(options?: LiveOptions): string {
  const account = dataOf(useLiveDocument(userPlace.at(useUid()), options));
  return account?.time_zone ?? deviceZone();
}

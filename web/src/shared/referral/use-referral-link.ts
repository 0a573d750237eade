import { userPlace } from '@vibes/core/firestore/places';
import { useEffect } from 'react';
import { useLiveDocument, useUid, type LiveOptions } from '../../lib/live.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';
import { rememberOwnCode } from '../../lib/referral.ts';

/**
 * The person's own link, live; null when there is none. From then on this browser does not count
 * their own visits by it.
 */
export function useReferralLink(options?: LiveOptions): Loadable<string | null> {
  const account = useLiveDocument(userPlace.at(useUid()), options);
  const code = dataOf(account)?.referral_code;
  useEffect(() => {
    if (code) rememberOwnCode(code);
  }, [code]);
  return account.status === 'data'
    ? { ...account, data: account.data?.referral_url || null }
    : account;
}

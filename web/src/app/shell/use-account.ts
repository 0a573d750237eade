import { displayName } from '@vibes/core/account/user-account';
import { subscriptionPlace, userPlace } from '@vibes/core/firestore/places';
import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { useNow } from '../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';
import { useSession } from '../../lib/use-session.ts';

/**
 * The person in the footer of the sidebar. Read faults are silent here: the name falls back, and
 * `plan` stays unknown (undefined), which is not the same as none (null). An expired plan is none,
 * even before the server has recorded it.
 */
export function useAccount() {
  const uid = useUid();
  const session = useSession();
  const account = dataOf(useLiveDocument(userPlace.at(uid), { orLastKnown: true }));
  const subscription = useLiveDocument(subscriptionPlace.at(uid), { orLastKnown: true });
  const now = useNow();
  const user = session.status === 'signed_in' ? session.user : null;
  const name = displayName({ name: account?.name ?? user?.name, email: user?.email });
  return {
    name,
    initial: String.fromCodePoint(name.codePointAt(0) ?? 0).toUpperCase(),
    plan: planOf(subscription, now),
  };
}

function planOf(subscription: Loadable<Subscription | null>, now: Date): string | null | undefined {
  if (subscription.status !== 'data') return undefined;
  const found = subscription.data;
  return found && isInForce(found, now) ? found.plan_name : null;
}

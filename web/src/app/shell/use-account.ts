import { displayName, type UserAccount } from '@vibes/core/account/user-account';
import { paths } from '@vibes/core/firestore/paths';
import { NO_PLAN } from '@vibes/core/plan/plan';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { useSession } from '../../lib/session.ts';

/** Who the footer of the sidebar shows. Read faults are silent here: the name falls back. */
export function useAccount() {
  const uid = useUid();
  const session = useSession();
  const account = dataOf(useLiveDocument<UserAccount>(paths.user(uid)));
  const subscription = dataOf(useLiveDocument<{ plan_name: string }>(paths.subscription(uid)));
  const user = session.status === 'signed_in' ? session.user : null;
  const name = displayName({ name: account?.name ?? user?.name, email: user?.email });
  return {
    name,
    initial: String.fromCodePoint(name.codePointAt(0) ?? 0).toUpperCase(),
    plan: subscription?.plan_name ?? NO_PLAN,
  };
}

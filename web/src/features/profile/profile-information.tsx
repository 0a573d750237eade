import { Skeleton } from '@chakra-ui/react';
import type { UserAccount } from '@vibes/core/account/user-account';
import { paths } from '@vibes/core/firestore/paths';
import { Loaded } from '../../components/loaded.tsx';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { ProfileCard } from './profile-card.tsx';
import { useFaultToast } from './use-fault-toast.ts';

const FAULT = { title: 'Error', description: 'Failed to fetch profile data' };

/** The person's own document. An account without one yet is not a fault. */
export function ProfileInformation() {
  const account = useLiveDocument<UserAccount>(paths.user(useUid()));
  useFaultToast(account, FAULT);
  return (
    <Loaded
      of={account}
      fault={FAULT.description}
      skeleton={<Skeleton h="17rem" maxW="40rem" borderRadius="l3" />}
    >
      {(found) => <ProfileCard account={found} />}
    </Loaded>
  );
}

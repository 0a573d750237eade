import { Skeleton } from '@chakra-ui/react';
import { userPlace } from '@vibes/core/firestore/places';
import { useEffect, useState } from 'react';
import { Late } from '../../components/late.tsx';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { localStore } from '../../lib/storage.ts';
import { useUserData } from '../../lib/user-data.ts';
import { nextSteps } from './next-steps.data.ts';
import { NextSteps } from './next-steps.tsx';
import { SetupBanner } from './setup-banner.tsx';

const WALKED_KEY = 'vibes.walked';

/** What stands between a new account and its first message; gone with the next visit once the way is walked. */
export function GettingStarted() {
  const uid = useUid();
  const account = useLiveDocument(userPlace.at(uid));
  const userData = useUserData();
  const known = dataOf(account);
  const settings = dataOf(userData);
  const steps = known && settings ? nextSteps(known, settings) : null;
  const isLoading = account.status === 'loading' || userData.status === 'loading';
  const hasWalked = steps?.every((step) => step.isDone);
  useEffect(() => {
    if (hasWalked !== undefined) localStore.write(WALKED_KEY, hasWalked ? uid : '');
  }, [hasWalked, uid]);

  // Who walks the last step sees it ticked: the page does not jump away under the hand.
  const [isUnderWay, setIsUnderWay] = useState(false);
  if (hasWalked === false && !isUnderWay) setIsUnderWay(true);

  // Who has walked the way sees nothing here; for all others the room is kept.
  const isExpected = localStore.read(WALKED_KEY) !== uid;
  return (
    <>
      {account.status === 'loading' && isExpected && <Room h={{ base: '5rem', md: '3.4rem' }} />}
      {known?.first_capture_at === null && <SetupBanner />}
      {!steps && isLoading && isExpected && <Room h={{ base: '20rem', md: '16.5rem' }} />}
      {steps && isUnderWay && <NextSteps steps={steps} />}
    </>
  );
}

const Room = ({ h }: { h: { base: string; md: string } }) => (
  <Late>
    <Skeleton h={h} borderRadius="l3" />
  </Late>
);

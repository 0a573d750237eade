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

/** The steps from a new account to its first message; gone at the first visit after all are done. */
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

  // The last step is shown as done, too: the page does not jump during the visit.
  const [isUnderWay, setIsUnderWay] = useState(false);
  if (hasWalked === false && !isUnderWay) setIsUnderWay(true);

  // An account that had all steps done keeps no room here while it loads; all others do.
  const isExpected = localStore.read(WALKED_KEY) !== uid;
  return (
    <>
      <SetupBanner />
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

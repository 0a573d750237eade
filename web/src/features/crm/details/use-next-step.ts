import type { Creator } from '@vibes/core/creator/creator';
import { notReadyReason } from '@vibes/core/delivery/sending-facts';
import { dmPlatforms } from '@vibes/core/dm/dm-platforms';
import { useUserData } from '../../../lib/user-data.ts';
import { useEmailDeliveries } from '../use-email-deliveries.ts';
import { useOtherCreator } from '../use-other-creator.ts';
import { whyNotSent } from '../why-not-sent.ts';
import { nextStep, type NextStep } from './next-step.ts';

/** What to do next about a creator, as things are now; null while it is not known. */
export function useNextStep(creator: Creator): NextStep | null {
  const delivery = useEmailDeliveries([creator]).get(creator.id);
  const why = whyNotSent(creator, useOtherCreator(creator));
  const userData = useUserData();
  const isSetUp =
    userData.status === 'data'
      ? notReadyReason(userData.data.emailSettings, { stopped: null }) === null
      : undefined;
  return nextStep({ creator, delivery, why, hasDm: dmPlatforms(creator).length > 0, isSetUp });
}

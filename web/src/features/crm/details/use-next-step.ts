import type { Creator } from '@vibes/core/creator/creator';
import { notReadyReason } from '@vibes/core/delivery/sending-facts';
import { useUserData } from '../../../lib/user-data.ts';
import { useEmailDeliveries } from '../use-email-deliveries.ts';
import { nextStep, type NextStep } from './next-step.ts';
import { dmPlatforms } from './prepared-dm.ts';

/** What to do next about a creator, as things are now; null while it is not known. */
export function useNextStep(creator: Creator): NextStep | null {
  const delivery = useEmailDeliveries([creator]).get(creator.id);
  const userData = useUserData();
  const isSetUp =
    userData.status === 'data'
      ? notReadyReason(userData.data.emailSettings, { stopped: null }) === null
      : undefined;
  return nextStep({ creator, delivery, hasDm: dmPlatforms(creator).length > 0, isSetUp });
}

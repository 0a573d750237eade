import type { Creator } from '@vibes/core/creator/creator';
import { platformsOf } from '@vibes/core/creator/handles';
import { notReadyReason } from '@vibes/core/delivery/sending-facts';
import { useUserData } from '../../../lib/user-data.ts';
import { useEmailDeliveries } from '../../delivery/use-email-deliveries.ts';
import { nextStep, type NextStep } from './next-step.ts';
import { unsentReason } from './unsent-reason.ts';
import { useOtherCreator } from './use-other-creator.ts';

/** What to do next about a creator, as things are now; null while it is not known. */
export function useNextStep(creator: Creator): NextStep | null {
  const delivery = useEmailDeliveries([creator]).get(creator.id);
  const unsent = unsentReason(creator, useOtherCreator(creator));
  const userData = useUserData();
  const isSetUp =
    userData.status === 'data'
      ? notReadyReason(userData.data.emailSettings, { stopped: null }) === null
      : undefined;
  return nextStep({ creator, delivery, unsent, hasDm: platformsOf(creator).length > 0, isSetUp });
}

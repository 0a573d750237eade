import { Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { cameBack } from '@vibes/core/delivery/came-back';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { where } from 'firebase/firestore';
import { Loaded } from '../../../components/loaded.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { useUid } from '../../../lib/live.ts';
import { useNewest } from '../../../lib/use-newest.ts';
import type { KnownOfCreator } from '../../../shared/delivery/delivery-actions.ts';
import { DeliveryList } from '../../../shared/delivery/delivery-list.tsx';
import { DeliveryRow } from '../../../shared/delivery/delivery-row.tsx';
import type { NextStep } from './next-step.ts';
import { ToOtherEmails } from './other-emails.tsx';

/** Rows shown at first, and added by "Show more": the email and the last few mirrors. */
const STEP = 5;

/** The deliveries about one creator, live, the newest change first. */
const useCreatorDeliveries = (creator_id: string) =>
  useNewest({
    of: deliveryPlace.within(useUid()),
    by: 'updated_at',
    name: `of ${creator_id}`,
    filter: () => [where('creator_id', '==', creator_id)],
    step: STEP,
  });

/** A creator's deliveries, sent or waiting, with buttons to send what was not sent. */
export function CreatorDeliveries(props: { creator: Creator; step: NextStep | null }) {
  const { creator, step } = props;
  const { newest: deliveries, showMore } = useCreatorDeliveries(creator.id);
  const ofRow = step === 'act' || step === 'mend' ? step : null;
  const known: KnownOfCreator = {
    email: creator.email,
    is_opted_out: creator.opted_out_at !== null,
  };
  return (
    <Loaded
      of={deliveries}
      fault="We couldn’t load the deliveries."
      skeleton={<SkeletonLines widths={[60, 80]} />}
    >
      {(list) =>
        list.rows.length === 0 ? (
          <Text color="fg.muted">No email to {creator.name} and no copy yet.</Text>
        ) : (
          <DeliveryList label={`Deliveries about ${creator.name}`} list={list} onMore={showMore}>
            {(delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                creator={known}
                marked={delivery.id === newestEmailId(creator) ? ofRow : null}
                otherAddress={
                  creator.other_emails.length > 0 && (
                    <ToOtherEmails isMarked={step === 'choose_other' && !cameBack(delivery)} />
                  )
                }
              />
            )}
          </DeliveryList>
        )
      }
    </Loaded>
  );
}

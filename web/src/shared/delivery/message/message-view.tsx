import { Text } from '@chakra-ui/react';
import { deliveryPayloadPlace } from '@vibes/core/firestore/places';
import { Loaded } from '../../../components/loaded.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import type { ListedDelivery } from '../listed-delivery.ts';
import { receivedOf } from './message-of.ts';
import { MessageText } from './message-text.tsx';
import { TEXT_DROPPED } from './text-dropped.ts';

/** The email of a delivery as the creator receives it, loaded when it is opened. */
export function MessageView({ delivery }: { delivery: ListedDelivery }) {
  const payload = useLiveDocument(deliveryPayloadPlace.at(useUid(), delivery.id));
  return (
    <Loaded
      of={payload}
      fault="We couldn’t load this email."
      skeleton={<SkeletonLines widths={[50, 70, 60]} />}
    >
      {(data) => {
        const email = receivedOf(data);
        return email ? (
          <MessageText to={delivery.to} email={email} maxH="min(36rem, 70vh)" />
        ) : (
          <Text color="fg.muted">{TEXT_DROPPED}</Text>
        );
      }}
    </Loaded>
  );
}

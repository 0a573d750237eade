import { Dialog, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { deliveryPayloadPlace, deliveryPlace } from '@vibes/core/firestore/places';
import { Loaded } from '../../../components/loaded.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { dataOf, type Loadable } from '../../../lib/loadable.ts';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { thingOf } from '../delivery-words.ts';
import { messageOf } from '../message/message-of.ts';
import type { ListedDelivery } from '../listed-delivery.ts';
import { GoneEmail } from './gone-email.tsx';
import { HeldEmail, type ReviewEmailProps } from './held-email.tsx';

interface Reviewed {
  /** Null where the email no longer exists. */
  delivery: ListedDelivery | null;
  payload: DeliveryPayload;
}

/** An email and its text, live; the database keeps both of one moment. */
function useReviewed(id: string): Loadable<Reviewed> {
  const uid = useUid();
  const delivery = useLiveDocument(deliveryPlace.at(uid, id));
  const payload = useLiveDocument(deliveryPayloadPlace.at(uid, id));
  if (delivery.status !== 'data') return delivery;
  if (payload.status !== 'data') return payload;
  return {
    status: 'data',
    data: { delivery: delivery.data && { ...delivery.data, id }, payload: payload.data },
  };
}

/** One email of a review: on hold, or just gone. Another email needs a new instance. */
export function ReviewEmail(props: ReviewEmailProps) {
  const reviewed = useReviewed(props.id);
  const delivery = dataOf(reviewed)?.delivery;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Dialog.Header display="flex" flexWrap="wrap" gap="2" pe="12" pb="3">
        <Dialog.Title
          ref={title}
          data-review-title
          tabIndex={-1}
          flex="1 1 12rem"
          overflowWrap="anywhere"
          outline="none"
        >
          {delivery ? `Review ${thingOf(delivery)}` : 'Review email'}
        </Dialog.Title>
        {props.position}
      </Dialog.Header>
      <Loaded of={reviewed} fault="We couldn’t load this email." skeleton={<Lines />}>
        {({ delivery: found, payload }) => {
          const message = messageOf(payload);
          return found && message ? (
            <HeldEmail {...props} delivery={found} payload={payload} message={message} />
          ) : (
            <GoneEmail delivery={found} draft={props.draft} onEnd={props.onEnd} />
          );
        }}
      </Loaded>
    </>
  );
}

const Lines = () => (
  <Stack px="6" py="4">
    <SkeletonLines widths={[50, 90, 90, 70]} />
  </Stack>
);

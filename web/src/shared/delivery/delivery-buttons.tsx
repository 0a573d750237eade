import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNow } from '../../components/use-now.ts';
import { ActionButton } from './action-button.tsx';
import { deliveryActions, needsOtherAddress, type KnownOfCreator } from './delivery-actions.ts';
import type { ListedDelivery } from './listed-delivery.ts';
import { ReviewButton } from './review/review-button.tsx';

export interface ButtonsProps {
  delivery: ListedDelivery;
  creator?: KnownOfCreator;
  /** What is the one thing to do next: its first action, or following the link to fix it. */
  marked?: 'act' | 'fix' | null;
  /** The link to another address, shown when this one cannot be used. */
  otherAddress?: ReactNode;
}

/** What can be done with a delivery. */
export function DeliveryButtons({ delivery, creator, marked, otherAddress }: ButtonsProps) {
  const actions = deliveryActions(delivery, { now: useNow(), ...(creator && { creator }) });
  return (
    <Flex data-actions gap="2" wrap="wrap" css={{ '&:empty': { display: 'none' } }}>
      {needsOtherAddress(delivery, creator) && otherAddress}
      {actions.map(({ does, ...action }, place) => {
        const isMarked = marked === 'act' && place === 0;
        return does === 'review' ? (
          <ReviewButton key={does} delivery={delivery} isMarked={isMarked} />
        ) : (
          <ActionButton
            key={action.label}
            action={{ ...action, does }}
            delivery={delivery}
            isMarked={isMarked}
          />
        );
      })}
    </Flex>
  );
}

import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { marked } from '../../components/marked.ts';
import { useNow } from '../../components/use-now.ts';
import { confirmDelivery, sendDelivery, stopDelivery } from './act-on-delivery.data.ts';
import {
  aboutOf,
  deliveryActions,
  needsOtherAddress,
  type DeliveryAction,
  type KnownOfCreator,
} from './delivery-actions.ts';
import { nameOf, thingOf } from './delivery-words.ts';
import { DoubtDialog } from './doubt-dialog.tsx';
import type { ListedDelivery } from './listed-delivery.ts';
import { ReviewButton } from './review/review-button.tsx';
import { useDoubtful } from './use-doubtful.ts';

export interface ButtonsProps {
  delivery: ListedDelivery;
  creator?: KnownOfCreator;
  /** What is the one thing to do next: its first action, or following the link to fix it. */
  marked?: 'act' | 'fix' | null;
  /** The link to another address, shown when this one cannot be used. */
  otherAddress?: ReactNode;
}

const ACTS = { send: sendDelivery, stop: stopDelivery, confirm: confirmDelivery };

/**
 * Runs one action on a delivery. While it runs the button cannot be pressed, but keeps the focus,
 * which a disabled one loses.
 */
function ActionButton(props: {
  action: DeliveryAction & { does: keyof typeof ACTS };
  delivery: ListedDelivery;
  isMarked?: boolean;
}) {
  const { action, delivery, isMarked = false } = props;
  const { label, busy, does, doubt } = action;
  const work = useDoubtful((anyway) => ACTS[does](delivery, anyway));
  const word = work.isBusy ? busy : label;
  return (
    <>
      <Button
        size="xs"
        {...marked(isMarked)}
        aria-label={aboutOf(word, thingOf(delivery))}
        aria-disabled={work.isBusy || undefined}
        onClick={() => work.start(doubt)}
      >
        {word}
      </Button>
      <DoubtDialog of={work} name={nameOf(delivery)} />
    </>
  );
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

import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useNow } from '../../components/use-now.ts';
import { ActionButton } from './action-button.tsx';
import { deliveryActions, needsOtherAddress, type KnownOfCreator } from './delivery-actions.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { DeliveryStanding } from './delivery-standing.tsx';
import { whatOf, wayOf } from './delivery-words.ts';
import type { ListedDelivery } from './listed-delivery.ts';
import { LogButton } from './log-button.tsx';

export interface RowProps {
  delivery: ListedDelivery;
  /** The creator, where the list is not theirs. */
  who?: ReactNode;
  creator?: KnownOfCreator;
  /** The link to another address, shown when this one cannot be used. */
  otherAddress?: ReactNode;
}

const Row = chakra('li', {
  base: {
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** Side by side where there is room, in a list of its own; a card elsewhere. */
const WIDE = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1.3fr) 19rem' };

/** One delivery: what it is, its state with the reason, and what can be done. */
export function DeliveryRow({ delivery, who, creator, otherAddress }: RowProps) {
  const now = useNow();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const row = useKeptFocus<HTMLLIElement>(delivery.state);
  const logId = `log-${delivery.id}`;
  const actions = deliveryActions(delivery, { now, ...(creator && { creator }) });
  const details = [delivery.subject, wayOf(delivery)].filter(Boolean).join(' · ');
  return (
    <Row ref={row} tabIndex={-1}>
      <Grid templateColumns={who ? WIDE : '1fr'} columnGap="5" rowGap="2" alignItems="start">
        <Box minW="0">
          {who}
          <Text overflowWrap="anywhere" {...(!who && { fontWeight: '500' })}>
            {whatOf(delivery)}
          </Text>
          {details && (
            <Text dir="auto" textAlign="start" textStyle="xs" color="fg.muted" lineClamp="2">
              {details}
            </Text>
          )}
        </Box>
        <DeliveryStanding delivery={delivery} />
        <Flex gap="2" wrap="wrap" justify={who ? { xl: 'flex-end' } : undefined}>
          {needsOtherAddress(delivery, creator) && otherAddress}
          {actions.map((action) => (
            <ActionButton key={action.label} action={action} delivery={delivery} />
          ))}
          <LogButton
            delivery={delivery}
            isOpen={isLogOpen}
            controls={logId}
            onToggle={() => setIsLogOpen(!isLogOpen)}
          />
        </Flex>
      </Grid>
      {isLogOpen && <DeliveryLog delivery={delivery} id={logId} />}
    </Row>
  );
}

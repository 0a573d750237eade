import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { DeliveryButtons, type ButtonsProps } from './delivery-buttons.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { DeliveryStanding } from './delivery-standing.tsx';
import { isWebhook, nameOf, thingOf, whatOf, wayOf } from './delivery-words.ts';
import { DisclosureButton } from './disclosure-button.tsx';
import { LateMessage } from './message/late-message.tsx';
import { ROW_ARRIVES } from '../../theme/motion.ts';

export interface RowProps extends ButtonsProps {
  /** The creator, where the list is not theirs. */
  who?: ReactNode;
}

/** A delivery this young, in ms, has just been queued. */
const ARRIVED_MS = 4000;

const Row = chakra('li', {
  base: {
    display: 'grid',
    // What opens is beside the first line, all else below it.
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: '1',
    alignItems: 'start',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    '& > *': { gridColumn: '1 / -1', minW: '0' },
    '& > :first-child': { gridColumn: '1' },
    '& > [data-disclosures]': {
      gridColumn: '2',
      gridRow: '1',
      my: '-1',
      me: '-2.5',
      justifyContent: 'flex-end',
    },
  },
  variants: {
    // In the list's columns where there is room; a card elsewhere.
    isOfMany: {
      true: {
        lg: {
          gridTemplateColumns: 'subgrid',
          rowGap: '2',
          '& > *': { gridColumn: 'auto' },
          // Below each other where the page is narrow.
          '& > [data-disclosures]': { gridColumn: '5', flexDirection: 'column', alignItems: 'end' },
          '& > [data-actions]': {
            my: '-1',
            flexDirection: 'column',
            alignItems: 'end',
            justifyContent: 'flex-start',
          },
          '& > [role=group]': { gridColumn: '1 / -1' },
        },
        xl: {
          '& > [data-disclosures]': { flexDirection: 'row', alignItems: 'start' },
          '& > [data-actions]': {
            flexDirection: 'row',
            alignItems: 'start',
            flexWrap: 'nowrap',
            justifyContent: 'flex-end',
          },
        },
      },
    },
  },
});

/** One delivery: what it is, its state with the reason, and what can be done. */
export function DeliveryRow({ delivery, who, creator, marked, otherAddress }: RowProps) {
  const [isMessageOpen, setIsMessageOpen] = useState(false);
  const [isLogOpen, setIsLogOpen] = useState(false);
  // One that arrives while the list is on screen.
  const [isNew] = useState(() => Date.now() - delivery.created_at.getTime() < ARRIVED_MS);
  const row = useKeptFocus<HTMLLIElement>(delivery.state);
  const messageId = `message-${delivery.id}`;
  const logId = `log-${delivery.id}`;
  const isEmail = delivery.kind === 'email';
  const hasLog = delivery.attempts > 0 || isWebhook(delivery);
  const details = [delivery.subject, wayOf(delivery)].filter(Boolean).join(' · ');
  return (
    <Row
      ref={row}
      tabIndex={-1}
      isOfMany={who !== undefined}
      animation={isNew ? ROW_ARRIVES : undefined}
    >
      {who && <Box>{who}</Box>}
      <Box>
        <Text overflowWrap="anywhere" {...(!who && { fontWeight: '500' })}>
          {whatOf(delivery)}
        </Text>
        {details && (
          <Text dir="auto" textAlign="start" textStyle="xs" color="fg.muted" lineClamp="2">
            {details}
          </Text>
        )}
      </Box>
      <DeliveryStanding delivery={delivery} isFixMarked={marked === 'fix'} />
      <DeliveryButtons {...{ delivery, creator, marked, otherAddress }} />
      <Flex data-disclosures>
        {isEmail && (
          <DisclosureButton
            word="Read email"
            rest={`to ${nameOf(delivery)}`}
            isOpen={isMessageOpen}
            controls={messageId}
            onToggle={() => setIsMessageOpen(!isMessageOpen)}
          />
        )}
        {hasLog && (
          <DisclosureButton
            word="Log"
            rest={`of ${thingOf(delivery)}`}
            isOpen={isLogOpen}
            controls={logId}
            onToggle={() => setIsLogOpen(!isLogOpen)}
          />
        )}
      </Flex>
      {isMessageOpen && <LateMessage delivery={delivery} id={messageId} />}
      {isLogOpen && (
        <DeliveryLog
          delivery={delivery}
          id={logId}
          {...(isEmail && !isMessageOpen && { onRead: () => setIsMessageOpen(true) })}
        />
      )}
    </Row>
  );
}

import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { marked } from '../../components/marked.ts';
import { Moment } from '../../components/moment.tsx';
import { DeliveryStateMark } from './delivery-state-mark.tsx';
import { reasonOf, shownState, triesWord } from './delivery-words.ts';
import { DueLine } from './due-line.tsx';
import { fixLink } from './fix-link.ts';

const FixLink = chakra(Link, {
  base: {
    color: 'fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/**
 * Since when it is in its state; a mirror sent before and queued again keeps the time it was sent.
 */
const changedAt = ({ state, sent_at, updated_at }: Delivery): Date =>
  (state === 'sent' && sent_at) || updated_at;

/** The state of a delivery, since when and why, and when it goes on. */
export function DeliveryStanding(props: { delivery: Delivery; isFixMarked?: boolean }) {
  const { delivery, isFixMarked = false } = props;
  const reason = reasonOf(delivery);
  const tries = triesWord(delivery);
  const fix = fixLink(delivery);
  return (
    <Box minW="0">
      <Flex columnGap="3" wrap="wrap" align="baseline">
        <DeliveryStateMark state={shownState(delivery)} />
        <Text as="span" textStyle="xs" color="fg.muted">
          <Moment at={changedAt(delivery)} isShort />
          {tries && ` · ${tries}`}
        </Text>
      </Flex>
      {reason && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {reason} {fix && !isFixMarked && <FixLink to={fix.to}>{fix.label}</FixLink>}
        </Text>
      )}
      {fix && isFixMarked && (
        <LinkButton asChild size="xs" mt="2" {...marked(true)}>
          <Link to={fix.to}>{fix.label}</Link>
        </LinkButton>
      )}
      <DueLine delivery={delivery} />
    </Box>
  );
}

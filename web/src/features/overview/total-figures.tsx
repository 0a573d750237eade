import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { tip } from '../../components/tip.ts';
import { FIGURE_QUERIES } from '../../shared/creator/figure-queries.ts';
import { FigureLink } from './figure-link.tsx';
import { percent, replyRate, type Totals } from './outreach-figures.ts';

const RATE_MEANING =
  'Replies for every 100 messages sent in these days, emails and DMs. A creator counts once: when they reply, or when you set Responded.';

/**
 * The sums of the days shown, with the way to the creators behind them.
 *
 * @param props.range how many days are shown
 * @param props.areRepliesKnown false where none may only mean that nobody looked
 */
export function TotalFigures(props: {
  totals: Totals;
  range: keyof typeof FIGURE_QUERIES.captures;
  areRepliesKnown: boolean;
}) {
  const { totals, range, areRepliesKnown } = props;
  const { captures, emails, replies, interested } = totals;
  const isKnown = areRepliesKnown || replies > 0;
  const rate = isKnown ? replyRate(totals) : null;
  return (
    <SimpleGrid as="dl" columns={{ base: 2, sm: 3, lg: 5 }} gap="4">
      <Total name="Captures">
        <FigureLink
          kept="captures"
          count={captures}
          who="captured in these days"
          query={FIGURE_QUERIES.captures[range]}
        />
      </Total>
      <Total
        name="Emails sent"
        aside={totals.dms > 0 && `+ ${totals.dms.toLocaleString('en')} DMs`}
      >
        <FigureLink
          kept="emails"
          count={emails}
          who="who were sent an email"
          query={FIGURE_QUERIES.emails}
        />
      </Total>
      <Total name="Replies">
        <FigureLink
          kept="replies"
          count={isKnown ? replies : null}
          who="who replied"
          query={FIGURE_QUERIES.replies}
        />
      </Total>
      <Total name="Interested">
        <FigureLink
          kept="interested"
          count={isKnown ? interested : null}
          who="who are interested"
          query={FIGURE_QUERIES.interested}
        />
      </Total>
      <Total
        name={
          <>
            Reply rate
            <Help aria-label={`Reply rate: ${RATE_MEANING}`} {...tip(RATE_MEANING)}>
              <CircleHelp size={14} aria-hidden="true" />
            </Help>
          </>
        }
      >
        <span data-kept="rate">{rate === null ? '-' : percent(rate)}</span>
      </Total>
    </SimpleGrid>
  );
}

function Total(props: { name: ReactNode; aside?: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <Text
        as="dt"
        color="fg.muted"
        display="flex"
        alignItems="center"
        gap="1"
        minH="6"
        whiteSpace="nowrap"
      >
        {props.name}
      </Text>
      <Text
        as="dd"
        fontFamily="heading"
        fontWeight="700"
        textStyle="2xl"
        fontVariantNumeric="tabular-nums"
      >
        {props.children}
        {props.aside && (
          <chakra.span
            textStyle="xs"
            fontFamily="body"
            fontWeight="400"
            color="fg.muted"
            ms="2"
            whiteSpace="nowrap"
          >
            {props.aside}
          </chakra.span>
        )}
      </Text>
    </Box>
  );
}

const Help = chakra(
  'button',
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: '6',
      borderRadius: 'l1',
      color: 'fg.subtle',
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    },
  },
  { defaultProps: { type: 'button' } },
);

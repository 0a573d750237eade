import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { tip } from '../../components/tip.ts';
import { percent, replyRate, type Totals } from './outreach-figures.ts';

const RATE_MEANING =
  'Replies for every 100 messages sent in these days, emails and DMs. A creator counts once: when they reply, or when you set Responded.';

/**
 * The sums of the days shown.
 *
 * @param props.areRepliesKnown false where none may only mean that nobody looked
 */
export function TotalFigures(props: { totals: Totals; areRepliesKnown: boolean }) {
  const { totals, areRepliesKnown } = props;
  const isKnown = areRepliesKnown || totals.replies > 0;
  const rate = isKnown ? replyRate(totals) : null;
  return (
    <SimpleGrid as="dl" columns={{ base: 2, lg: 4 }} gap="4">
      <Total name="Captures" kept="captures" value={totals.captures.toLocaleString('en')} />
      <Total
        name="Emails sent"
        kept="emails"
        value={totals.emails.toLocaleString('en')}
        aside={totals.dms > 0 && `+ ${totals.dms.toLocaleString('en')} DMs`}
      />
      <Total
        name="Replies"
        kept="replies"
        value={isKnown ? totals.replies.toLocaleString('en') : '-'}
      />
      <Total
        name={
          <>
            Reply rate
            <Help aria-label={`Reply rate: ${RATE_MEANING}`} {...tip(RATE_MEANING)}>
              <CircleHelp size={14} aria-hidden="true" />
            </Help>
          </>
        }
        kept="rate"
        value={rate === null ? '-' : percent(rate)}
      />
    </SimpleGrid>
  );
}

function Total(props: { name: ReactNode; kept: string; value: string; aside?: ReactNode }) {
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
        <span data-kept={props.kept}>{props.value}</span>
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

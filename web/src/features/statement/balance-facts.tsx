import { chakra, SimpleGrid, Text } from '@chakra-ui/react';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import type { ReactNode } from 'react';
import { Moment } from '../../components/moment.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useNow } from '../../components/use-now.ts';
import { routes } from '../../lib/routes.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { ALONE } from '../../theme/touch.ts';
import { count } from './credit-numbers.ts';
import { dayIn } from './credit-times.ts';

/** On a phone the balance has a row of its own, so that none is half empty. */
export const BALANCE_FIRST = {
  '& > :first-child': { gridColumn: { base: '1 / -1', sm: 'auto' } },
} as const;

/** The balance, the monthly allowance and the next renewal; a dash while there is no record. */
export function BalanceFacts({ usage }: { usage: UsageCredits | null }) {
  const allowance = usage?.monthly_allowance ?? 0;
  return (
    <SimpleGrid as="dl" columns={{ base: 2, sm: 3 }} gap="5" css={BALANCE_FIRST}>
      <Figure label="Credits left" value={usage ? count(usage.num_credits) : '-'} />
      <Figure
        label="Each month"
        value={allowance > 0 ? count(allowance) : 'None'}
        note={allowance > 0 ? 'Included in your plan' : <ToPlans>Choose a plan</ToPlans>}
      />
      <NextReset usage={usage} hasPlan={allowance > 0} />
    </SimpleGrid>
  );
}

function NextReset({ usage, hasPlan }: { usage: UsageCredits | null; hasPlan: boolean }) {
  const resets_at = usage?.resets_at ?? null;
  const time_zone = useTimeZone();
  const now = useNow();
  if (!resets_at) {
    const once = usage?.num_credits
      ? 'These credits don’t renew'
      : 'You need a plan to get credits';
    const note = hasPlan ? <ToPlans>See your plan</ToPlans> : once;
    return <Figure label="Next renewal" value="None" note={note} />;
  }
  const note = resets_at > now ? <Moment at={resets_at} /> : 'When it’s paid';
  return <Figure label="Next renewal" value={dayIn(resets_at, time_zone)} note={note} />;
}

function ToPlans({ children }: { children: string }) {
  return (
    <TextLink display="inline-block" css={ALONE} to={`${routes.profile}?tab=plans`}>
      {children}
    </TextLink>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note?: ReactNode }) {
  return (
    <div>
      <chakra.dt color="fg.muted" textStyle="xs" mb="1">
        {label}
      </chakra.dt>
      <chakra.dd>
        <Text
          fontFamily="heading"
          fontWeight="700"
          textStyle={{ base: 'xl', lg: '2xl' }}
          lineHeight="1.2"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
        >
          {value}
        </Text>
        {note && (
          <Text textStyle="xs" color="fg.muted" mt="1">
            {note}
          </Text>
        )}
      </chakra.dd>
    </div>
  );
}

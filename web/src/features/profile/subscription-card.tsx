import { Badge, Box, Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { Subscription } from '@vibes/core/plan/subscription';
import { format } from 'date-fns/format';
import { Moment } from '../../components/moment.tsx';
import { FORM_WIDTH } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { useNow } from '../../components/use-now.ts';
import { monthlyPrice } from '../../lib/monthly-price.ts';
import { useRedirect } from '../../lib/use-redirect.ts';
import { askForPortal, reportNoPortal } from './customer-portal.ts';
import { periodEnd } from './period-end.ts';
import { subscriptionAdvice } from './subscription-advice.ts';
import { useIsPaymentOpen } from './use-is-payment-open.ts';

/** The spelling used everywhere else in the app. */
const STATUS_WORDS: Partial<Record<string, string>> = { canceled: 'cancelled' };

/** The plan's price, its end or renewal, and a button to change it. */
export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const now = useNow();
  const { plan_name, plan_price, status, expires_at } = subscription;
  const advice = subscriptionAdvice(subscription, now);
  const end = expires_at && periodEnd(subscription, expires_at, now);
  return (
    <Panel title="Subscription Status" aside={<StatusBadge status={status} />} maxW={FORM_WIDTH}>
      <Grid templateColumns={{ md: '1fr auto' }} alignItems="end" columnGap="4" rowGap="3">
        <Box>
          <Flex align="baseline" gap="2" wrap="wrap">
            <Heading as="h3" textStyle="2xl" fontWeight="700">
              {plan_name}
            </Heading>
            <Text color="fg.muted" textStyle="md">
              {monthlyPrice(plan_price)}
            </Text>
          </Flex>
          {end && (
            <Text color="fg.muted" mt="1">
              {end} <Moment at={expires_at} />,{' '}
              <chakra.span whiteSpace="nowrap">on {format(expires_at, 'MMMM d, yyyy')}</chakra.span>
            </Text>
          )}
        </Box>
        {advice && (
          <Text
            gridArea={{ md: '2 / 1 / auto / -1' }}
            textWrap="pretty"
            color={advice.is_urgent ? 'amber.fg' : 'fg.muted'}
          >
            {advice.text}
          </Text>
        )}
        <ManageSubscription isNextStep={advice?.is_urgent ?? false} />
      </Grid>
    </Panel>
  );
}

function StatusBadge({ status }: { status: string }) {
  return (
    <Badge size="md" colorPalette={status === 'active' ? 'green' : 'amber'}>
      {STATUS_WORDS[status] ?? status.replaceAll('_', ' ')}
    </Badge>
  );
}

/** Opens the payment provider's page, where a card is changed or a plan ended. */
function ManageSubscription({ isNextStep }: { isNextStep: boolean }) {
  const isPaymentOpen = useIsPaymentOpen();
  const { isLeaving, leave } = useRedirect();
  return (
    <Stack gap="2" align={{ base: 'flex-start', md: 'flex-end' }}>
      <Button
        size="sm"
        {...(isNextStep ? { colorPalette: 'accent' } : { variant: 'outline' })}
        disabled={!isPaymentOpen}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isLeaving || undefined}
        onClick={() => void leave(askForPortal).catch(reportNoPortal)}
      >
        Manage Subscription
      </Button>
      {isPaymentOpen === false && (
        <Text textStyle="xs" color="fg.muted">
          Payments aren’t available yet.
        </Text>
      )}
    </Stack>
  );
}

import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Late } from '../../components/late.tsx';
import { LinkButton } from '../../components/link-button.ts';
import { Panel } from '../../components/panel.tsx';
import { routes } from '../../lib/routes.ts';
import { useProductSettings } from '../../lib/use-product-settings.ts';
import { ReferralLink } from '../../shared/referral/referral-link.tsx';
import { useReferralLink } from '../../shared/referral/use-referral-link.ts';
import { useLogged } from './use-logged.ts';

/** The referral link with a copy button, and a link to the earnings: our own page, or the tracker's. */
export function ShareCard() {
  const { earnings_url } = useProductSettings();
  const link = useLogged(
    'The referral link could not be read',
    useReferralLink({ orLastKnown: true }),
  );
  return (
    <Panel title="Share with Friends" subtitle="You get 20% of their spend every month">
      <Stack gap="2">
        {link.status === 'loading' && (
          <Late>
            <Skeleton h="9" />
          </Late>
        )}
        {link.status === 'error' && (
          <Flex align="center" justify="space-between" wrap="wrap" gap="2" minH="9">
            <Text color="fg.muted">We couldn’t load your link.</Text>
            <Button size="xs" variant="outline" onClick={link.retry}>
              Try again
            </Button>
          </Flex>
        )}
        {link.status === 'data' &&
          (link.data ? (
            <ReferralLink url={link.data} />
          ) : (
            <Text color="fg.muted">No Referral Code</Text>
          ))}
        <LinkButton asChild size="sm" variant="ghost" w="full">
          {earnings_url ? (
            <a href={earnings_url} target="_blank" rel="noopener">
              Track Your Earnings
              <ExternalLink aria-hidden="true" />
            </a>
          ) : (
            <Link to={routes.referral}>Track Your Earnings</Link>
          )}
        </LinkButton>
      </Stack>
    </Panel>
  );
}

import { Button, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { UserAccount } from '@vibes/core/account/user-account';
import { paths } from '@vibes/core/firestore/paths';
import { ExternalLink } from 'lucide-react';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { Late } from '../../components/late.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../components/use-copy.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { useProductSettings } from '../../lib/product-settings.ts';
import { useLogged } from './use-logged.ts';

const COPIED_MS = 2000;

/** The referral link, to be copied with a click, and the way to what it has earned. */
export function ShareCard() {
  const { earnings_url } = useProductSettings();
  const account = useLogged(
    'The referral link could not be read',
    useLiveDocument<UserAccount>(paths.user(useUid())),
  );
  return (
    <Panel title="Share with Friends" subtitle="You get 20% of their spend every month">
      <Stack gap="2">
        {account.status === 'loading' && (
          <Late>
            <Skeleton h="9" />
          </Late>
        )}
        {account.status === 'error' && <Text color="fg.muted">-</Text>}
        {account.status === 'data' &&
          (account.data?.referral_url ? (
            <ReferralLink url={account.data.referral_url} />
          ) : (
            <Text color="fg.muted">No Referral Code</Text>
          ))}
        {earnings_url && (
          <Button asChild size="sm" variant="ghost" w="full">
            <a href={earnings_url} target="_blank" rel="noopener">
              Track Your Earnings
              <ExternalLink aria-hidden="true" />
            </a>
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

function ReferralLink({ url }: { url: string }) {
  const { isCopied, copy } = useCopy(COPIED_MS);

  async function share() {
    if (await copy(url))
      notify.success({
        title: 'Link copied!',
        description: 'Affiliate link copied to clipboard',
      });
    else
      notify.error({
        title: 'Failed to copy',
        description: 'Could not copy link to clipboard',
      });
  }

  return (
    <Button
      w="full"
      size="sm"
      variant="outline"
      justifyContent="space-between"
      fontWeight="normal"
      aria-label={`Copy your referral link ${url}`}
      onClick={() => void share()}
    >
      <chakra.span truncate>{url.replace(/^https?:\/\//, '')}</chakra.span>
      <CopyIcon isCopied={isCopied} />
    </Button>
  );
}

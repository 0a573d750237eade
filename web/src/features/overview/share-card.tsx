import { Button, chakra, Text } from '@chakra-ui/react';
import type { UserAccount } from '@vibes/core/account/user-account';
import { paths } from '@vibes/core/firestore/paths';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../components/use-copy.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';

const COPIED_MS = 2000;

/** The referral link; a click copies it. */
export function ShareCard() {
  const account = useLiveDocument<UserAccount>(paths.user(useUid()));
  const { isCopied, copy } = useCopy(COPIED_MS);
  const url = dataOf(account)?.referral_url;

  async function share(link: string) {
    if (await copy(link))
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
    <Panel title="Share with Friends" subtitle="You get 20% of their spend every month">
      {url ? (
        <Button
          w="full"
          size="sm"
          variant="outline"
          justifyContent="space-between"
          fontWeight="normal"
          aria-label={`Copy your referral link ${url}`}
          onClick={() => void share(url)}
        >
          <chakra.span truncate>{url.replace(/^https?:\/\//, '')}</chakra.span>
          <CopyIcon isCopied={isCopied} />
        </Button>
      ) : (
        <Text h="9" color="fg.muted">
          {account.status === 'data' && 'No Referral Code'}
        </Text>
      )}
    </Panel>
  );
}

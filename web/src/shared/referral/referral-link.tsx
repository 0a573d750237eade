import { Button, chakra } from '@chakra-ui/react';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../lib/use-copy.ts';

const COPIED_MS = 2000;

/** A referral link, copied with a click. */
export function ReferralLink({ url }: { url: string }) {
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
      <chakra.span truncate data-kept="referral">
        {url.replace(/^https?:\/\//, '')}
      </chakra.span>
      <CopyIcon isCopied={isCopied} />
    </Button>
  );
}

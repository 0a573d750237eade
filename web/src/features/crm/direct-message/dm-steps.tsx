import { Button, Flex, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { handleOf } from '@vibes/core/creator/handles';
import { PLATFORM_NAMES, profileUrl, type Platform } from '@vibes/core/creator/platform';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { CopyIcon } from '../../../components/copy-icon.tsx';
import { LinkButton } from '../../../components/link-button.ts';
import { marked } from '../../../components/marked.ts';
import { Moment } from '../../../components/moment.tsx';
import { notify } from '../../../components/toaster.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import { recordDmOpened, recordDmSent } from './record-dm.data.ts';

const COPIED_MS = 2000;
type Step = 'copy' | 'open' | 'record';

/**
 * The steps of a DM: copy it, open the profile, record that it was sent. The next step is
 * marked where the DM is what to do next. Without a text (its template has a fault) the profile can still be opened.
 */
export function DmSteps(props: {
  creator: Creator;
  platform: Platform;
  text: string | null;
  isNext: boolean;
}) {
  const { creator, platform, text, isNext } = props;
  const { isCopied, copy } = useCopy(COPIED_MS);
  const [next, setNext] = useState<Step>('copy');
  const [isRecording, setIsRecording] = useState(false);
  const look = (step: Step) => marked(isNext && next === step && text !== null);

  async function copyText(dm: string) {
    if (await copy(dm)) setNext('open');
    else
      notify.error({
        title: 'Failed to copy',
        description: 'Select the text and copy it by hand.',
      });
  }

  function open() {
    setNext('record');
    recordDmOpened(creator.id);
  }

  async function record() {
    setIsRecording(true);
    await recordDmSent(creator);
    setIsRecording(false);
  }

  return (
    <Flex gap="2" wrap="wrap" align="center">
      {text !== null && (
        <Button size="sm" {...look('copy')} onClick={() => void copyText(text)}>
          <CopyIcon isCopied={isCopied} />
          {isCopied ? 'Copied' : 'Copy DM'}
        </Button>
      )}
      <LinkButton
        href={profileUrl({ platform, handle: handleOf(creator, platform) ?? '' })}
        target="_blank"
        rel="noopener noreferrer"
        size="sm"
        {...look('open')}
        onClick={open}
      >
        Open {PLATFORM_NAMES[platform]}
        <ExternalLink aria-hidden="true" />
      </LinkButton>
      {creator.dm_sent_at ? (
        <Text role="status" color="fg.success">
          DM sent <Moment at={creator.dm_sent_at} />
        </Text>
      ) : (
        <Button size="sm" {...look('record')} disabled={isRecording} onClick={() => void record()}>
          {isRecording ? 'Saving...' : 'I sent it'}
        </Button>
      )}
    </Flex>
  );
}

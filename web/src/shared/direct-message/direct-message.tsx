import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { handleOf, platformsOf } from '@vibes/core/creator/handles';
import { PLATFORM_NAMES, profileUrl, type Platform } from '@vibes/core/creator/platform';
import { userPlace } from '@vibes/core/firestore/places';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { LinkButton } from '../../components/link-button.ts';
import { Loaded } from '../../components/loaded.tsx';
import { marked } from '../../components/marked.ts';
import { Moment } from '../../components/moment.tsx';
import { Section } from '../../components/section.tsx';
import { notify } from '../../components/toaster.tsx';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { routes } from '../../lib/routes.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { useUserData } from '../../lib/user-data.ts';
import { DmText } from './dm-text.tsx';
import { preparedDm, type PreparedDm } from './prepared-dm.ts';
import { recordDmOpened, recordDmSent } from './record-dm.data.ts';
import { useBusy } from '../../lib/use-busy.ts';

/** The DM prepared for the creator, on the platform of the capture or on the other one. */
export function DirectMessage({ creator, isNext }: { creator: Creator; isNext: boolean }) {
  const platforms = platformsOf(creator);
  const [chosen, setChosen] = useState<Platform | null>(null);
  const platform = chosen ?? platforms[0];
  if (!platform) return null;
  return (
    <Section title={`${PLATFORM_NAMES[platform]} DM`}>
      {platforms.length > 1 && (
        <Flex gap="1" mb="3" role="group" aria-label="Platform of the DM">
          {platforms.map((name) => (
            <Button
              key={name}
              size="xs"
              variant={name === platform ? 'subtle' : 'ghost'}
              aria-pressed={name === platform}
              onClick={() => setChosen(name)}
            >
              {PLATFORM_NAMES[name]}
            </Button>
          ))}
        </Flex>
      )}
      <FilledIn creator={creator} platform={platform} isNext={isNext} />
    </Section>
  );
}

/** The DM once the person's template and the name in it are known. */
function FilledIn(props: { creator: Creator; platform: Platform; isNext: boolean }) {
  const { creator, platform, isNext } = props;
  const userData = useUserData();
  const account = useLiveDocument(userPlace.at(useUid()));
  const skeleton = <Skeleton h="24" borderRadius="l2" />;
  return (
    <Loaded of={userData} fault="We couldn’t load your DM template." skeleton={skeleton}>
      {({ messageTemplates: templates }) => (
        <Loaded of={account} fault="We couldn’t load your name." skeleton={skeleton}>
          {(known) => {
            const my_name = known?.name ?? '';
            const dm = preparedDm({ creator, platform, templates, my_name });
            return <Prepared key={platform} {...{ creator, platform, isNext, dm }} />;
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

const COPIED_MS = 2000;
type Step = 'copy' | 'open' | 'record';

/**
 * The steps of a DM: copy it, open the profile, record that it was sent. The next step is
 * marked where the DM is what to do next. Without a text (its template has a fault) the profile can still be opened.
 */
function DmSteps(props: {
  creator: Creator;
  platform: Platform;
  text: string | null;
  isNext: boolean;
}) {
  const { creator, platform, text, isNext } = props;
  const { isCopied, copy } = useCopy(COPIED_MS);
  const [next, setNext] = useState<Step>('copy');
  const { isBusy: isRecording, run: record } = useBusy(() => recordDmSent(creator));
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

  return (
    <Flex data-dm-steps gap="2" wrap="wrap" align="center">
      {text !== null && (
        <Button size="sm" data-dm="copy" {...look('copy')} onClick={() => void copyText(text)}>
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
        <Button size="sm" {...look('record')} disabled={isRecording} onClick={() => record()}>
          {isRecording ? 'Saving...' : 'I sent it'}
        </Button>
      )}
    </Flex>
  );
}

function Prepared(props: {
  creator: Creator;
  platform: Platform;
  isNext: boolean;
  dm: PreparedDm;
}) {
  const { creator, platform, isNext, dm } = props;
  return (
    <Stack gap="3">
      {dm.ok ? (
        <DmText {...dm} platform={platform} />
      ) : (
        <>
          <Text color="fg.muted">{dm.sentence}</Text>
          <LinkButton asChild size="sm" alignSelf="flex-start" {...marked(isNext)}>
            <Link to={routes.templates}>Message Templates</Link>
          </LinkButton>
        </>
      )}
      <DmSteps {...{ creator, platform, isNext }} text={dm.ok ? dm.text : null} />
    </Stack>
  );
}

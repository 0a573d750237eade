import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { PLATFORM_NAMES, type Platform } from '@vibes/core/creator/platform';
import { platformsOf } from '@vibes/core/creator/handles';
import { userPlace } from '@vibes/core/firestore/places';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { marked } from '../../../components/marked.ts';
import { Section } from '../../../components/section.tsx';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { routes } from '../../../lib/routes.ts';
import { useUserData } from '../../../lib/user-data.ts';
import { DmSteps } from './dm-steps.tsx';
import { DmText } from './dm-text.tsx';
import { preparedDm, type PreparedDm } from './prepared-dm.ts';

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

import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { handleOf, platformsOf } from '@vibes/core/creator/handles';
import { PLATFORM_NAMES, type Platform } from '@vibes/core/creator/platform';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Choice } from '../../../components/choice.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { routes } from '../../../lib/routes.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { CreatorFigures } from '../../../shared/creator/creator-figures.tsx';
import { ProfileHandle } from '../../../shared/creator/creator-links.tsx';
import { DmText } from '../../../shared/direct-message/dm-text.tsx';
import type { PreparedDm } from '../../../shared/direct-message/prepared-dm.ts';
import { useShownStatus } from '../../../shared/creator/status/shown-status.ts';
import { StatusSelect } from '../../../shared/creator/status/status-select.tsx';
import { creatorLink } from '../../../shared/creator/creator-link.ts';
import { ALONE } from '../../../theme/touch.ts';
import { CardActions } from './card-actions.tsx';
import type { Desk } from './use-desk.ts';

const COPIED_MS = 2000;
/** Below the heading of the page: on a phone the buttons stay where the thumb is, whatever the text. */
const CARD_HEIGHT = 'calc(100dvh - 12rem - var(--inset-top) - var(--foot))';
/** What a phone's screen leaves between the creator and the buttons. */
const TEXT_ROOM = 'max(8rem, calc(100dvh - 32.25rem - var(--inset-top) - var(--foot)))';

/** One creator with the DM to them. `dmOf` prepares it for a platform. */
export function DmCard(props: {
  card: CreatorEntry;
  desk: Desk;
  first: Platform;
  dmOf: (platform: Platform) => PreparedDm;
  isOnline: boolean;
}) {
  const { card, desk, first, dmOf, isOnline } = props;
  const [platform, setPlatform] = useState(first);
  const { isCopied, copy } = useCopy(COPIED_MS);
  const [isOpened, setIsOpened] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const box = useFocusOnNext(desk.hasMoved);
  const platforms = platformsOf(card);
  const dm = dmOf(platform);

  // The text is written and the link followed in the same press: a phone opens the app for nothing else.
  function open() {
    if (dm.ok) void copy(dm.text).then((isDone) => setHasFailed(!isDone));
    setIsOpened(true);
    desk.opened(card.id);
  }

  return (
    <Box
      ref={box}
      as="article"
      tabIndex={-1}
      outline="none"
      display={{ base: 'flex', md: 'block' }}
      flexDirection="column"
      minH={{ base: CARD_HEIGHT, md: '0' }}
      aria-label={`${card.name}, ${desk.place} of ${desk.total}`}
    >
      <Head card={card} platform={platform} />
      <Stack gap="3" mb="4">
        {platforms.length > 1 && (
          <Flex>
            <Choice
              label="Platform of the DM"
              words={PLATFORM_NAMES}
              values={platforms}
              chosen={platform}
              onChoose={(other) => {
                setPlatform(other);
                setIsOpened(false);
              }}
            />
          </Flex>
        )}
        {dm.ok ? (
          <DmText {...dm} platform={platform} maxH={{ base: TEXT_ROOM, md: '24rem' }} />
        ) : (
          <Text color="fg.muted">
            {dm.sentence} <TextLink to={routes.templates}>Message Templates</TextLink>
          </Text>
        )}
        {hasFailed && (
          <Text role="alert" color="fg.error">
            We couldn’t copy the text. Select it and copy it by hand.
          </Text>
        )}
      </Stack>
      <CardActions
        {...{ card, desk, platform, isCopied, isOpened, isOnline }}
        hasText={dm.ok}
        onOpen={open}
      />
    </Box>
  );
}

/** A card that takes the place of another one takes the focus. */
function useFocusOnNext(isLater: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLater) box.current?.focus({ preventScroll: true });
    // Once, as it comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return box;
}

const NameLink = chakra(Link, { base: { display: 'inline-block', ...ALONE } });

function Head({ card, platform }: { card: CreatorEntry; platform: Platform }) {
  const shown = useShownStatus(card);
  return (
    <Flex gap="3" align="center" mb="4">
      <CreatorFace creator={card} size={64} />
      <Box minW="0" flex="1">
        <Heading as="h2" dir="auto" textStyle="lg" fontWeight="600" overflowWrap="anywhere">
          <NameLink {...creatorLink(card.id)}>{card.name}</NameLink>
        </Heading>
        <Flex wrap="wrap" columnGap="2" color="fg.muted">
          <ProfileHandle platform={platform} handle={handleOf(card, platform)} />
          <CreatorFigures creator={{ followers: card.followers, likes: null, posts: null }} />
        </Flex>
        <Box mt="1">
          <StatusSelect creator={shown} />
        </Box>
      </Box>
    </Flex>
  );
}

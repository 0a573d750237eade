import { Box, Drawer, Flex, Stack } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { handleOf } from '@vibes/core/creator/handles';
import { PLATFORMS } from '@vibes/core/creator/platform';
import { BadgeCheck } from 'lucide-react';
import { NextStepBar } from '../../../shared/conversation/next-step/next-step-bar.tsx';
import type { NextStep } from '../../../shared/conversation/next-step/next-step.ts';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { CreatorFigures } from '../../../shared/creator/creator-figures.tsx';
import { ProfileHandle } from '../../../shared/creator/creator-links.tsx';
import { useShownStatus } from '../shown-rows/use-shown-rows.ts';
import { StatusSelect } from '../status/status-select.tsx';

/** The creator's name, which stays beside the button that closes; handles, status, and what to do next. */
export function CreatorHead({ creator, step }: { creator: Creator; step: NextStep | null }) {
  const shown = useShownStatus(creator);
  return (
    <>
      <Flex
        as="header"
        position="sticky"
        top="0"
        zIndex="1"
        align="center"
        gap="2.5"
        mx={{ base: '-4', md: '-6' }}
        ps={{ base: '14', md: '6' }}
        pe={{ base: '4', md: '14' }}
        pt="5"
        pb="2"
        bg="bg.panel"
      >
        <CreatorFace creator={creator} size={40} />
        <Drawer.Title
          dir="auto"
          textAlign="start"
          fontFamily="heading"
          overflowWrap="anywhere"
          minW="0"
          flex="0 1 auto"
        >
          {creator.name}
        </Drawer.Title>
        {creator.is_verified && <VerifiedMark />}
      </Flex>
      <Stack gap="3" pb="5">
        <Flex wrap="wrap" columnGap="3" color="fg.muted">
          {PLATFORMS.map((platform) => {
            const handle = handleOf(creator, platform);
            return handle && <ProfileHandle key={platform} platform={platform} handle={handle} />;
          })}
        </Flex>
        <CreatorFigures creator={creator} />
        <Flex wrap="wrap" align="center" gap="3">
          <StatusSelect creator={shown} />
          <NextStepBar creator={creator} step={step} />
        </Flex>
      </Stack>
    </>
  );
}

/** The platform has verified whose profile it is. */
function VerifiedMark() {
  return (
    <Box color="status.contacted" flexShrink={0} title="Verified profile">
      <BadgeCheck size={18} role="img" aria-label="Verified profile" />
    </Box>
  );
}

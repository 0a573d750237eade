import { Box, Drawer, Flex } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { PLATFORMS } from '@vibes/core/creator/platform';
import { BadgeCheck } from 'lucide-react';
import { ProfileHandle } from '../../../shared/creator/creator-links.tsx';
import { StatusSelect } from '../status-select.tsx';

/** The creator's name, handles and status. */
export function CreatorHead({ creator }: { creator: Creator }) {
  return (
    <Box as="header" pb="5">
      <Flex align="center" gap="1.5" pe="10">
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
      <Flex wrap="wrap" columnGap="3" color="fg.muted" mt="1" mb="3">
        {PLATFORMS.map((platform) => {
          const handle = creator[`${platform}_username`];
          return handle && <ProfileHandle key={platform} platform={platform} handle={handle} />;
        })}
      </Flex>
      <StatusSelect creator={creator} />
    </Box>
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

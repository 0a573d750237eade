import { Box, Drawer, Flex } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { PLATFORMS } from '@vibes/core/creator/platform';
import { ProfileHandle } from '../creator-links.tsx';
import { StatusSelect } from '../status-select.tsx';

/** Who it is, and where they stand. */
export function CreatorHead({ creator }: { creator: Creator }) {
  return (
    <Box as="header" pb="5">
      <Drawer.Title
        dir="auto"
        textAlign="start"
        pe="10"
        fontFamily="heading"
        overflowWrap="anywhere"
      >
        {creator.name}
      </Drawer.Title>
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

import { chakra, Flex, Text } from '@chakra-ui/react';
import { handleOf, platformsOf } from '@vibes/core/creator/handles';
import { PLATFORM_NAMES, profileUrl, type Platform } from '@vibes/core/creator/platform';
import { exactCount, shortCount } from '../../../lib/short-count.ts';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { OutLink } from '../../../shared/creator/creator-links.tsx';
import { Nothing } from '../../../shared/creator/nothing.tsx';
import type { ShownRow } from '../shown-rows/shown-row.ts';
import { CreatorName } from './creator-name.tsx';

/** The cells that only the view "Work" has: one line each. */

export const FaceAndName = ({ row }: { row: ShownRow }) => (
  <Flex gap="2" align="center" minW="0">
    <CreatorFace creator={row} size={24} />
    <CreatorName creator={row} />
  </Flex>
);

const SHORT: Record<Platform, string> = { tiktok: 'TT', instagram: 'IG' };

/** The handle, and a link to the profile on each platform. */
export function Profiles({ row }: { row: ShownRow }) {
  const platforms = platformsOf(row);
  const [first] = platforms;
  if (!first) return <Nothing />;
  return (
    <Flex gap="1.5" minW="0" align="baseline">
      <chakra.bdi minW="0" truncate>
        @{handleOf(row, first)}
      </chakra.bdi>
      {platforms.map((platform) => {
        const handle = handleOf(row, platform) ?? '';
        const name = `@${handle} on ${PLATFORM_NAMES[platform]}`;
        return (
          <OutLink
            key={platform}
            href={profileUrl({ platform, handle })}
            aria-label={name}
            title={name}
            flexShrink={0}
            textStyle="xs"
            color="fg.muted"
          >
            {SHORT[platform]}
          </OutLink>
        );
      })}
    </Flex>
  );
}

export const Followers = ({ row: { followers } }: { row: ShownRow }) =>
  followers === null ? (
    <Nothing />
  ) : (
    <Text title={exactCount(followers)} fontVariantNumeric="tabular-nums">
      {shortCount(followers)}
    </Text>
  );

import { Stack } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { handleOf } from '@vibes/core/creator/handles';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { Moment } from '../../../components/moment.tsx';
import { LinkPage, ProfileHandle } from '../../../shared/creator/creator-links.tsx';
import { Nothing } from '../../../shared/creator/nothing.tsx';
import { Fact, Facts } from '../../../shared/creator-details/facts.tsx';

/** What the profile said, and when it was saved. */
export function CreatorFacts({ creator }: { creator: Creator }) {
  // Its own are beside its name.
  const others = creator.linked_handles.filter(
    ({ platform, handle }) => handleOf(creator, platform) !== handle,
  );
  return (
    <Facts>
      <Fact label="Link page">
        <LinkPage url={creator.linktree_url} />
      </Fact>
      <Fact label="Also mentions">
        {others.length === 0 ? (
          <Nothing />
        ) : (
          <Stack gap="0.5">
            {others.map(({ platform, handle }) => (
              <span key={`${platform}_${handle}`}>
                <ProfileHandle platform={platform} handle={handle} /> on {PLATFORM_NAMES[platform]}
              </span>
            ))}
          </Stack>
        )}
      </Fact>
      <Fact label="Saved">
        <Moment at={creator.created_at} />
      </Fact>
      <Fact label="Updated">
        <Moment at={creator.updated_at} />
      </Fact>
    </Facts>
  );
}

import { Box, Flex, Stack } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { handleOf } from '@vibes/core/creator/handles';
import { PLATFORMS } from '@vibes/core/creator/platform';
import { BadgeCheck } from 'lucide-react';
import { NextStepBar } from '../conversation/next-step/next-step-bar.tsx';
import type { NextStep } from '../conversation/next-step/next-step.ts';
import { CreatorFigures } from '../creator/creator-figures.tsx';
import { ProfileHandle } from '../creator/creator-links.tsx';
import { ReminderButton } from '../creator/reminder/reminder-button.tsx';
import { useShownStatus } from '../creator/status/shown-status.ts';
import { StatusSelect } from '../creator/status/status-select.tsx';

/** Below the name: handles, figures, status, what to do next, and the reminder. */
export function CreatorStanding(props: {
  creator: Creator;
  step: NextStep | null;
  /** False where the screen itself asks for the day. */
  hasReminder: boolean;
}) {
  const { creator, step, hasReminder } = props;
  const shown = useShownStatus(creator);
  return (
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
        {hasReminder && <ReminderButton creator={creator} />}
      </Flex>
    </Stack>
  );
}

/** The platform has verified whose profile it is. */
export function VerifiedMark() {
  return (
    <Box color="status.contacted" flexShrink={0} title="Verified profile">
      <BadgeCheck size={18} role="img" aria-label="Verified profile" />
    </Box>
  );
}

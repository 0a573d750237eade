import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { isPlanned } from '@vibes/core/follow-up/is-planned';
import type { FollowUp } from '@vibes/core/follow-up/follow-up';
import { shownEnd } from '@vibes/core/follow-up/follow-up-end';
import { useState } from 'react';
import { dataOf } from '../../../../lib/loadable.ts';
import { useUserData } from '../../../../lib/user-data.ts';
import { changeFollowUp, type FollowUpAction } from './follow-up.data.ts';
import { dueDay, END_SENTENCES, followUpName } from './follow-up-words.ts';

/** What is planned after the emails to a creator, or why nothing is; nothing where it never was. */
export function NextFollowUp({ creator }: { creator: Creator }) {
  const settings = dataOf(useUserData())?.emailSettings;
  const { follow_up } = creator;
  if (!follow_up || !settings) return null;
  const end = shownEnd({ creator, settings });
  return (
    <Box role="group" aria-label="Follow-ups">
      {end === null ? (
        <Coming creator={creator} follow_up={follow_up} />
      ) : (
        <Text color="fg.muted">{END_SENTENCES[end]}</Text>
      )}
    </Box>
  );
}

function Coming({ creator, follow_up }: { creator: Creator; follow_up: FollowUp }) {
  const [busy, setBusy] = useState<FollowUpAction | null>(null);
  const planned = isPlanned(follow_up) ? follow_up.due_at : null;
  async function act(action: FollowUpAction) {
    if (busy) return;
    setBusy(action);
    await changeFollowUp(creator.id, follow_up, action);
    setBusy(null);
  }
  const button = (action: FollowUpAction, label: string) => (
    <Button
      size="xs"
      variant="outline"
      aria-disabled={busy !== null || undefined}
      onClick={() => void act(action)}
    >
      {busy === action ? 'Saving...' : label}
    </Button>
  );
  return (
    <Stack gap="3">
      <Text>
        {planned
          ? `${followUpName(follow_up)} goes out on ${dueDay(planned)}, if nobody answers.`
          : `${followUpName(follow_up)} is written and waits above.`}
      </Text>
      <Flex gap="2" wrap="wrap">
        {planned && button('edit', 'Edit')}
        {button('send_now', 'Send now')}
        {follow_up.step === 1 && button('skip', 'Leave this one out')}
        {button('stop', 'Stop follow-ups')}
      </Flex>
    </Stack>
  );
}

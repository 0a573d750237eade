import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import type { Creator } from '@vibes/core/creator/creator';
import { userPlace } from '@vibes/core/firestore/places';
import type { FollowUp, FollowUpEnd } from '@vibes/core/follow-up/follow-up';
import { shownEnd } from '@vibes/core/follow-up/follow-up-end';
import { isPlanned } from '@vibes/core/follow-up/is-planned';
import { workingDaysAfter } from '@vibes/core/follow-up/working-time';
import { useState } from 'react';
import { format } from 'date-fns/format';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { dataOf } from '../../../lib/loadable.ts';
import { useUserData } from '../../../lib/user-data.ts';
import { Line } from '../time-line/line.tsx';
import { changeFollowUp, type FollowUpAction } from './follow-up.data.ts';

const FOLLOW_UP_NAMES = { 1: 'First follow-up', 2: 'Second follow-up' } as const;

/** Why a creator gets no further follow-up. */
const END_SENTENCES: Record<FollowUpEnd, string> = {
  done: 'All follow-ups were sent.',
  replied: 'Follow-ups stopped: the creator replied.',
  bounced: 'Follow-ups stopped: an email bounced.',
  opted_out: 'Follow-ups stopped: the creator unsubscribed.',
  written_by_hand: 'Follow-ups stopped: you wrote to the creator in your mail program.',
  another_email: 'Follow-ups stopped: you sent another email.',
  status_set: 'Follow-ups stopped: you changed the status.',
  address_changed: 'Follow-ups stopped: the creator has another address now.',
  not_sent: 'Follow-ups stopped: the email before wasn’t sent.',
  unwatched: 'Follow-ups stopped: Replies wasn’t on all the time since the first email.',
  switched_off: 'Follow-ups are switched off, so none is sent.',
  by_webhook: 'Follow-ups go out through Gmail only, so none is sent.',
  no_template: 'Follow-ups stopped: there is no follow-up in Templates.',
  stopped: 'You stopped the follow-ups.',
  creator_deleted: 'Follow-ups stopped: you had deleted the creator.',
  creator_joined: 'Follow-ups stopped: this is the same person as another creator.',
};

/** "Wednesday, May 6, at 2:00 PM". */
const dueDay = (due_at: Date): string => format(due_at, "EEEE, MMMM d, 'at' p");

/** "Wed, May 6, 2:00 PM". */
const shortDay = (due_at: Date): string => format(due_at, 'EEE, MMM d, p');

/** What is planned after the emails to a creator, a line each, or why nothing is; nothing where it never was. */
export function PlannedFollowUps({ creator }: { creator: Creator }) {
  const userData = dataOf(useUserData());
  const { follow_up } = creator;
  if (!follow_up || !userData) return null;
  const end = shownEnd({ creator, settings: userData.emailSettings });
  return (
    <Box role="group" aria-label="Follow-ups">
      {end === null ? (
        <Coming {...{ creator, follow_up, userData }} />
      ) : (
        <Text textStyle="xs" color="fg.muted">
          {END_SENTENCES[end]}
        </Text>
      )}
    </Box>
  );
}

interface OfFollowUp {
  creator: Creator;
  follow_up: FollowUp;
}

function Coming({ creator, follow_up, userData }: OfFollowUp & { userData: UserData }) {
  if (!isPlanned(follow_up))
    return (
      <Stack gap="2">
        <Text color="fg.muted">{FOLLOW_UP_NAMES[follow_up.step]} is written and waits above.</Text>
        <Buttons {...{ creator, follow_up }} />
      </Stack>
    );
  const { step, due_at } = follow_up;
  return (
    <Box
      as="ul"
      listStyleType="none"
      aria-label="Planned"
      borderTopWidth="1px"
      borderColor="border.muted"
      my="-2"
    >
      <Line mark="planned" title={FOLLOW_UP_NAMES[step]} gist={shortDay(due_at)} at={due_at}>
        <Stack gap="3">
          <Text color="fg.muted">Goes out on {dueDay(due_at)}, unless they reply.</Text>
          <Buttons {...{ creator, follow_up }} />
        </Stack>
      </Line>
      {step === 1 && <Second first={due_at} userData={userData} />}
    </Box>
  );
}

/** The one after the next, by the day that follows from the next one. */
function Second({ first, userData }: { first: Date; userData: UserData }) {
  const account = dataOf(useLiveDocument(userPlace.at(useUid())));
  const template = userData.messageTemplates.follow_ups[1];
  if (!template || !account) return null;
  const days = template.after_working_days;
  const due_at = workingDaysAfter(first, { days, hour_of: first, time_zone: account.time_zone });
  return (
    <Line mark="planned" title={FOLLOW_UP_NAMES[2]} gist={shortDay(due_at)} at={due_at}>
      <Text color="fg.muted">
        Goes out on {dueDay(due_at)}, unless they reply. You can edit it or send it once the first
        one was sent or left out.
      </Text>
    </Line>
  );
}

function Buttons({ creator, follow_up }: OfFollowUp) {
  const [busy, setBusy] = useState<FollowUpAction | null>(null);
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
    <Flex gap="2" wrap="wrap">
      {isPlanned(follow_up) && button('edit', 'Edit')}
      {button('send_now', 'Send now')}
      {follow_up.step === 1 && button('skip', 'Skip this one')}
      {button('stop', 'Stop follow-ups')}
    </Flex>
  );
}

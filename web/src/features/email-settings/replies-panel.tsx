import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import type { RepliesStatus } from '@vibes/core/watch/replies-status';
import { useEffect, useRef } from 'react';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { Note } from '../../components/note.tsx';
import { Panel } from '../../components/panel.tsx';
import { useNow } from '../../components/use-now.ts';
import {
  lookBackWords,
  readWords,
  repliesOffer,
  WHAT_IS_READ,
} from '../../shared/replies/replies-words.ts';
import { isConnected } from './is-connected.ts';
import { saveLookBack } from './save-email-settings.data.ts';
import { useBusy } from '../../lib/use-busy.ts';

/**
 * Emails from before watching was switched on. Right after that it is a question with a no; from then
 * on a sentence with the way to look for their answers after all.
 */
function LookBack(props: {
  of: Pick<RepliesStatus, 'watched_since'> & { unwatched: NonNullable<RepliesStatus['unwatched']> };
  isAsked: boolean;
  /** It was answered. */
  onEnd: () => void;
}) {
  const { isAsked, onEnd } = props;
  const { isBusy, run: look } = useBusy(async () => {
    if (await saveLookBack()) onEnd();
  });
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) yes.current?.focus();
  }, [isAsked]);
  const { question, standing, reading } = lookBackWords(props.of, useNow());
  return (
    <Stack gap="3" role="group" aria-label="Earlier emails">
      <Text>
        {isAsked ? question : standing} {reading}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button
          ref={yes}
          size="sm"
          variant="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => look()}
        >
          {isBusy ? 'Saving...' : 'Look for replies'}
        </Button>
        {isAsked && (
          <Button size="sm" variant="ghost" aria-disabled={isBusy || undefined} onClick={onEnd}>
            No
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

/**
 * Watching for replies: its switch, what is read, how far, and once it is saved as on the question about
 * earlier emails. Nothing where it is not offered.
 */
export function RepliesPanel(props: {
  userData: UserData;
  isLookBackAsked: boolean;
  onLookBackEnd: () => void;
}) {
  const { emailSettings, replies } = props.userData;
  const now = useNow();
  const control = useRef<HTMLInputElement>(null);
  const isOn = emailSettings.watch_replies;
  const offer = repliesOffer(replies, now);
  if (offer.kind === 'none' && !isOn) return null;
  const isReady = isConnected('gmail', emailSettings);
  return (
    <Panel title="Replies" subtitle={isOn ? readWords(replies, now) : undefined}>
      <Stack gap="4">
        {isOn && replies.trouble && <Note tone="warning">{replies.trouble.sentence}</Note>}
        <SwitchField
          ref={control}
          name="watch_replies"
          label="Watch for replies"
          sentence={WHAT_IS_READ}
          isDisabled={!isOn && (!isReady || offer.kind !== 'now')}
        />
        {offer.kind === 'later' && !isOn && <Text>{offer.sentence}</Text>}
        {!isReady && !isOn && <Text color="fg.muted">Connect Gmail first.</Text>}
        {isOn && replies.unwatched && (
          <LookBack
            of={{ ...replies, unwatched: replies.unwatched }}
            isAsked={props.isLookBackAsked}
            onEnd={() => {
              props.onLookBackEnd();
              control.current?.focus();
            }}
          />
        )}
      </Stack>
    </Panel>
  );
}

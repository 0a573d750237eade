import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { useState } from 'react';
import { Note } from '../../components/note.tsx';
import { Panel } from '../../components/panel.tsx';
import { useNow } from '../../components/use-now.ts';
import { isConnected } from './is-connected.ts';
import { repliesOffer, readWords } from './replies-words.ts';
import { saveWatch } from './save-email-settings.data.ts';

const WHAT_IS_READ =
  'We look at the headers of new mail. We open only messages that answer your emails, come within 60 days from an address you emailed or from its company’s domain, or report that an email couldn’t be delivered. We keep their text, with what they quote, for 24 months and nothing of any other mail. We never mark, move or delete anything.';

/** Watching the mailbox for replies: what is read, whether it works, and the switch. Nothing where it is not offered. */
export function RepliesPanel({ userData }: { userData: UserData }) {
  const { emailSettings, replies } = userData;
  const now = useNow();
  const [isBusy, setIsBusy] = useState(false);
  const isOn = emailSettings.watch_replies;
  const offer = repliesOffer(replies, now);
  if (offer.kind === 'none' && !isOn) return null;
  const isReady = isConnected('gmail', emailSettings);

  async function turn() {
    if (isBusy) return;
    setIsBusy(true);
    await saveWatch(!isOn);
    setIsBusy(false);
  }
  return (
    <Panel title="Replies" subtitle={isOn ? readWords(replies, now) : 'Off.'}>
      <Stack gap="4">
        <Text color="fg.muted">{WHAT_IS_READ}</Text>
        {isOn && replies.trouble && <Note tone="warning">{replies.trouble.sentence}</Note>}
        {offer.kind === 'later' && !isOn && <Text>{offer.sentence}</Text>}
        {!isReady && !isOn && <Text color="fg.muted">Connect Gmail first.</Text>}
        <Flex justify="flex-end">
          <Button
            size="sm"
            variant="outline"
            disabled={!isOn && (!isReady || offer.kind !== 'now')}
            aria-disabled={isBusy || undefined}
            onClick={() => void turn()}
          >
            {isBusy ? 'Saving...' : isOn ? 'Stop watching' : 'Watch for replies'}
          </Button>
        </Flex>
      </Stack>
    </Panel>
  );
}

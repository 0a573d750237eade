import { Button } from '@chakra-ui/react';
import { Note } from '../../components/note.tsx';

/** Says that this system does not send yet, and, when it is the active one, what to do about it. */
export function WebhookNotSent(props: { isActive: boolean; onMakeGmailActive: () => void }) {
  if (!props.isActive)
    return (
      <Note title="Webhooks do not send yet">
        You can save your URL now. Keep Gmail active until this note is gone.
      </Note>
    );
  return (
    <Note tone="warning" title="Your e-mails are not sent">
      Webhooks do not send yet. Creators and DMs are saved as usual. Make Gmail active to send
      again.
      <Button
        size="xs"
        variant="outline"
        display="flex"
        mt="3"
        bg="bg.panel"
        onClick={props.onMakeGmailActive}
      >
        Make Gmail active
      </Button>
    </Note>
  );
}

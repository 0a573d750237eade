import { Button, chakra, Field, Flex, Text, Textarea } from '@chakra-ui/react';
import { notReadyReason } from '@vibes/core/delivery/sending-facts';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { INBOUND_TEXT_MAXIMUM } from '@vibes/core/inbound/text-maximum';
import type { Creator } from '@vibes/core/creator/creator';
import { useState, type KeyboardEvent } from 'react';
import { useUserData } from '../../../../lib/user-data.ts';
import { answerDrafts, sendAnswer } from './answer.data.ts';
import { ANSWER_ID } from './to-answer.tsx';
import { useDraft } from './use-draft.ts';

const KEYS = navigator.userAgent.includes('Mac') ? '⌘ Enter' : 'Ctrl Enter';

/** Why no answer can go out by the settings; null while one can, or nothing is known yet. */
function useRefusal(): string | null {
  const userData = useUserData();
  if (userData.status !== 'data') return null;
  const { emailSettings } = userData.data;
  if (emailSettings.active_email_mode !== 'gmail') return DELIVERY_REFUSALS.answer_by_webhook;
  const reason = notReadyReason(emailSettings, { stopped: null });
  return reason && DELIVERY_REFUSALS[reason];
}

/** A field to answer one message in, in its thread, from the person's own mailbox. */
export function AnswerBox(props: { creator: Creator; message: { id: string; from: string } }) {
  const { creator, message } = props;
  const { text, isStored } = useDraft(creator.id);
  const [isSending, setIsSending] = useState(false);
  const refusal = useRefusal();
  if (creator.opted_out_at) return null;
  if (refusal) return <Text color="fg.muted">{refusal}</Text>;

  async function send() {
    if (isSending || text.trim() === '') return;
    setIsSending(true);
    await sendAnswer(creator, { inbound_id: message.id, text });
    setIsSending(false);
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <Field.Root gap="2">
      <Field.Label htmlFor={ANSWER_ID}>Your answer to {message.from}</Field.Label>
      <Textarea
        id={ANSWER_ID}
        rows={4}
        maxLength={INBOUND_TEXT_MAXIMUM}
        value={text}
        readOnly={isSending}
        onChange={({ target }) => answerDrafts.type(creator.id, target.value)}
        onBlur={() => answerDrafts.store(creator.id)}
        onKeyDown={onKeyDown}
        dir="auto"
        scrollMarginBottom="20"
      />
      <Flex w="full" gap="3" align="center" justify="space-between" wrap="wrap">
        <Text textStyle="xs" color="fg.muted">
          From your Gmail, as plain text.{' '}
          <chakra.span hideBelow="md">{KEYS} sends it. </chakra.span>
          <span role="status">{isStored && 'Draft saved.'}</span>
        </Text>
        <Button
          size="sm"
          variant="outline"
          aria-disabled={isSending || text.trim() === '' || undefined}
          onClick={() => void send()}
        >
          {isSending ? 'Sending...' : 'Send answer'}
        </Button>
      </Flex>
    </Field.Root>
  );
}

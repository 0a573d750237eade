import { Box, Button, chakra, Field, Flex, Text, Textarea } from '@chakra-ui/react';
import { answerDraftPlace } from '@vibes/core/firestore/places';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { notReadyReason } from '@vibes/core/delivery/sending-facts';
import { DELIVERY_REFUSALS } from '@vibes/core/delivery/delivery-refusal';
import { INBOUND_TEXT_MAXIMUM } from '@vibes/core/inbound/text-maximum';
import type { Creator } from '@vibes/core/creator/creator';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { useEffect, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useConfirm } from '../../../components/use-confirm.ts';
import { useIsPhone } from '../../../components/use-is-narrow.ts';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { dataOf } from '../../../lib/loadable.ts';
import { MOD } from '../../../lib/mod-key.ts';
import { useUserData } from '../../../lib/user-data.ts';
import { answerDrafts, sendAnswer } from './answer.data.ts';
import { SnippetsButton } from './snippets/snippets-button.tsx';
import { ANSWER_ID, AWAITED } from './answer-field.ts';
import { useBusy } from '../../../lib/use-busy.ts';

const KEYS = `${MOD} Enter`;

/** On a phone, who waits is answered at the foot of the screen, beside what they wrote. */
const BAR = {
  'data-answer-bar': '',
  position: { base: 'sticky', md: 'static' },
  bottom: '0',
  zIndex: '1',
  mx: { base: '-4', md: '0' },
  px: { base: '4', md: '0' },
  py: { base: '3', md: '0' },
  bg: { base: 'bg.panel', md: 'transparent' },
  borderTopWidth: { base: '1px', md: '0' },
} as const;

/** Why no answer can go out by the settings; null while one can, or nothing is known yet. */
function useRefusal(): string | null {
  const userData = useUserData();
  if (userData.status !== 'data') return null;
  const { emailSettings } = userData.data;
  if (emailSettings.active_email_mode !== 'gmail') return DELIVERY_REFUSALS.answer_by_webhook;
  const reason = notReadyReason(emailSettings, { stopped: null });
  return reason && DELIVERY_REFUSALS[reason];
}

/**
 * A field to answer one message in, in its thread, from the person's own mailbox. Before an answer goes
 * to an address that nobody vouches for, it asks.
 */
export function AnswerBox(props: {
  creator: Creator;
  message: Pick<Inbound, 'from' | 'is_sender_known'> & { id: string };
}) {
  const { creator, message } = props;
  const { text, isStored } = useDraft(creator.id);
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  const isPhone = useIsPhone();
  const refusal = useRefusal();
  const sendTo = (to?: string) =>
    sendAnswer(creator, { inbound_id: message.id, text, ...(to !== undefined && { to }) });
  const { isBusy, run } = useBusy(sendTo);
  const sending = useConfirm(() => sendTo(message.from));
  const isSending = isBusy || sending.dialog.isPending;
  const isAwaited = whoseTurn(creator) === 'us';
  // The field is there before the settings are known, which may refuse it under the hand.
  const place = useKeptFocus<HTMLDivElement>(refusal);
  if (creator.opted_out_at) return null;

  function send() {
    if (isSending || text.trim() === '') return;
    if (message.is_sender_known) run();
    else sending.ask();
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    // A key held down sends nothing more.
    if (!event.repeat) send();
  };

  return (
    <Box ref={place} tabIndex={-1} _focusVisible={{ outline: 'none' }} {...(isAwaited && BAR)}>
      {refusal ? (
        <Text color="fg.muted">{refusal}</Text>
      ) : (
        <Field.Root gap="2">
          <Field.Label htmlFor={ANSWER_ID}>Your answer to {message.from}</Field.Label>
          <Textarea
            ref={setField}
            id={ANSWER_ID}
            {...(isAwaited && AWAITED)}
            rows={isPhone ? 2 : 4}
            maxLength={INBOUND_TEXT_MAXIMUM}
            value={text}
            readOnly={isSending}
            onChange={({ target }) => answerDrafts.type(creator.id, target.value)}
            onBlur={() => answerDrafts.store(creator.id)}
            onKeyDown={onKeyDown}
            dir="auto"
            scrollMarginBottom="20"
          />
          <Flex w="full" gap="3" align="center" wrap="wrap">
            <Text flex="1" minW={{ md: '10rem' }} textStyle="xs" color="fg.muted">
              <chakra.span hideBelow="md">
                From your Gmail, as plain text. {KEYS} sends it.{' '}
              </chakra.span>
              <span role="status">{isStored && 'Draft saved.'}</span>
            </Text>
            <SnippetsButton field={field} creator={creator} />
            <Button
              size="sm"
              h={{ base: '11', md: '9' }}
              {...(isAwaited ? { colorPalette: 'accent' } : { variant: 'outline' })}
              aria-disabled={isSending || text.trim() === '' || undefined}
              onClick={send}
            >
              {isSending ? 'Sending...' : 'Send answer'}
            </Button>
          </Flex>
          <ConfirmDialog
            {...sending.dialog}
            title={`Send it to ${message.from}?`}
            confirmLabel="Send answer"
          >
            We couldn’t verify who sent this message, and it isn’t the address you emailed.
          </ConfirmDialog>
        </Field.Root>
      )}
    </Box>
  );
}

/**
 * An answer while it is typed: stored a moment after the last key and on leaving, and live on any
 * device. What is typed here wins over what is stored.
 */
function useDraft(creator_id: string): { text: string; isStored: boolean } {
  const stored = dataOf(useLiveDocument(answerDraftPlace.at(useUid(), creator_id)));
  const textOf = () => answerDrafts.textOf(creator_id);
  const typed = useSyncExternalStore(answerDrafts.subscribe, textOf, textOf);
  useEffect(() => () => answerDrafts.store(creator_id), [creator_id]);
  return {
    text: typed ?? stored?.text ?? '',
    isStored: typed === null && !!stored && stored.text !== '',
  };
}

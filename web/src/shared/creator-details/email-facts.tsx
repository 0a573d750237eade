import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorEmail, undecidedEmails } from '@vibes/core/creator/creator-email';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { useState } from 'react';
import { marked } from '../../components/marked.ts';
import { notify } from '../../components/toaster.tsx';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import {
  choiceSentence,
  otherRecipient,
  typingCost,
} from '../conversation/words/conversation-words.ts';
import { ChooseButton } from '../conversation/choose-address/choose-button.tsx';
import { OtherEmails } from '../conversation/choose-address/other-emails.tsx';
import type { NextStep } from '../conversation/next-step/next-step.ts';
import { noAddressReason } from '../conversation/next-step/unsent-reason.ts';
import { AddressForm } from '../creator/address-form.tsx';
import { EmailEvidence } from '../creator/email-evidence.tsx';
import { Nothing } from '../creator/nothing.tsx';
import { setAddress } from '../creator/set-address.data.ts';
import { reasonOf } from '../delivery/delivery-words.ts';
import { useEmailDeliveries } from '../delivery/use-email-deliveries.ts';
import { EmailSentMark } from './email-sent-mark.tsx';
import { emailSentState } from './email-sent-state.ts';
import { UndeliverableAddress } from './undeliverable-address.tsx';
import { UnsentReasonLine } from './unsent-reason-line.tsx';
import { Fact, Facts } from './facts.tsx';

/** What to do about an address that cannot be used. */
const adviceFor = ({ other_emails }: Creator): string =>
  other_emails.length > 0
    ? 'Use one of the others below instead.'
    : 'Capture the creator again to look for another one.';

/** Adds or corrects the address by hand; nothing for a creator who unsubscribed. */
function TypeAddress(props: {
  creator: Creator;
  hint: string | undefined;
  /** What another address means for the email; the toast shows it. */
  description: string | undefined;
  isMarked: boolean;
}) {
  const { creator, hint, description, isMarked } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (creator.opted_out_at) return null;
  if (!isOpen) {
    return (
      <Button
        size="xs"
        {...marked(isMarked)}
        alignSelf="flex-start"
        onClick={() => setIsOpen(true)}
      >
        {creator.email ? 'Type another address' : 'Type their address'}
      </Button>
    );
  }

  async function save(email: string): Promise<string | null> {
    const refusal = await setAddress(creator, { email, is_typed: true });
    if (refusal !== null) return refusal;
    notify.success({
      title: `${creator.name}’s email is now ${email.trim()}`,
      ...(description && { description }),
    });
    setIsOpen(false);
    return null;
  }
  return (
    <AddressForm label="Email address" hint={hint} button="Save Address" isOpened onUse={save} />
  );
}

/**
 * The address with its evidence, the state of the email and the other addresses found. Where none
 * is certain, the addresses to choose from replace the address.
 */
export function EmailFacts({ creator, step }: { creator: Creator; step: NextStep | null }) {
  const delivery = useEmailDeliveries([creator]).get(creator.id);
  const found = creatorEmail(creator);
  const isUndecided = undecidedEmails(creator).length > 0;
  // The question is gone, and with it the button of the chosen address.
  const facts = useKeptFocus<HTMLDivElement>(creator.email);
  const others = <OtherEmails creator={creator} delivery={delivery} />;
  return (
    <Stack ref={facts} tabIndex={-1} gap="4" _focusVisible={{ outline: 'none' }}>
      {isUndecided && others}
      {found ? (
        <Box>
          <EmailEvidence found={found} />
          <UndeliverableAddress marks={creator} advice={adviceFor(creator)} />
        </Box>
      ) : (
        !isUndecided && <Text color="fg.muted">{noAddressReason(creator)}</Text>
      )}
      <EmailSentFact creator={creator} delivery={delivery} />
      {!isUndecided && others}
      <TypeAddress
        creator={creator}
        hint={typingCost(creator, delivery)}
        description={choiceSentence(delivery)}
        isMarked={step === 'type_address'}
      />
    </Stack>
  );
}

function EmailSentFact(props: { creator: Creator; delivery: Delivery | null | undefined }) {
  const { creator, delivery } = props;
  const state = emailSentState(creator, delivery);
  const reason = delivery && reasonOf(delivery);
  const elsewhere = otherRecipient(creator.email, delivery);
  return (
    <Facts>
      <Fact label="Email sent">
        {state === 'unknown' ? <Nothing label="not known yet" /> : <EmailSentMark state={state} />}
        {elsewhere && (
          <Text color="fg.muted" overflowWrap="anywhere">
            to {elsewhere.to}
          </Text>
        )}
        {reason && <Text color="fg.muted">{reason}</Text>}
        {state === 'none' && <UnsentReasonLine creator={creator} isInDetails />}
        {elsewhere?.isWaiting && creator.email && (
          <ChooseButton
            creator={creator}
            email={creator.email}
            description={undefined}
            label={`Send it to ${creator.email} instead`}
          />
        )}
      </Fact>
    </Facts>
  );
}

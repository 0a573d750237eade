import { Box, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { isUndecided } from '@vibes/core/creator/creator-email';
import { cameBack } from '@vibes/core/delivery/came-back';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { ReviewButton } from '../../delivery/review/review-button.tsx';
import { useEmailDeliveries } from '../../delivery/use-email-deliveries.ts';
import { ToAnswer } from '../answer/to-answer.tsx';
import { choiceSentence } from '../choose-address/choice-words.ts';
import { ChooseButton } from '../choose-address/choose-button.tsx';
import { ToOtherEmails } from '../choose-address/other-emails.tsx';
import { ToMayBe } from '../message/may-be-bar.tsx';
import { waitWords, type NextStep } from './next-step.ts';
import { SendEmail } from './send-email.tsx';

/** Beside the status: the email to send, to review, to judge or to answer, the address to choose, or what is waited for. */
export function NextStepBar({ creator, step }: { creator: Creator; step: NextStep | null }) {
  const delivery = useEmailDeliveries([creator]).get(creator.id);
  const isBack = !!delivery && cameBack(delivery);
  const bar = useKeptFocus<HTMLDivElement>(`${delivery?.state} ${creator.email} ${step}`);
  return (
    <Box
      ref={bar}
      tabIndex={-1}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      minW="0"
      _focusVisible={{ outline: 'none' }}
    >
      {step === 'wait' && (
        <Text textStyle="sm" color="fg.muted">
          {waitWords(creator, delivery)}
        </Text>
      )}
      {step === 'answer' && <ToAnswer />}
      {step === 'judge' && <ToMayBe />}
      {step === 'choose' && <ToOtherEmails size="sm" label="Choose the address" isMarked />}
      {step === 'choose_other' && delivery === null && <ToOtherEmails size="sm" isMarked />}
      {step === 'choose_other' && isBack && <UseNext creator={creator} delivery={delivery} />}
      {delivery && step === 'review' && (
        <ReviewButton delivery={{ ...delivery, id: newestEmailId(creator) }} isMarked size="sm" />
      )}
      {(delivery === null || (isBack && step === 'send')) && (
        <SendEmail creator={creator} delivery={delivery} isMarked={step === 'send'} />
      )}
    </Box>
  );
}

/** The best other address in one tap; where it could be read in two ways, the way to them. */
function UseNext({ creator, delivery }: { creator: Creator; delivery: Delivery }) {
  const [next] = creator.other_emails;
  if (!next || isUndecided(next)) return <ToOtherEmails size="sm" isMarked />;
  return (
    <ChooseButton
      creator={creator}
      email={next.email}
      description={choiceSentence(delivery)}
      label={`Use ${next.email}`}
      isMarked
    />
  );
}

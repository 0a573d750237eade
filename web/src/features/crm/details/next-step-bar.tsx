import { Box, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { ReviewButton } from '../../../shared/delivery/review/review-button.tsx';
import { useEmailDeliveries } from '../use-email-deliveries.ts';
import { ToAnswer } from './messages/to-answer.tsx';
import type { NextStep } from './next-step.ts';
import { ToOtherEmails } from './other-emails.tsx';
import { SendEmail } from './send-email.tsx';

/** Beside the status: the first email to send or to review, the address to choose, or that there is nothing to do yet. */
export function NextStepBar({ creator, step }: { creator: Creator; step: NextStep | null }) {
  const delivery = useEmailDeliveries([creator]).get(creator.id);
  const bar = useKeptFocus<HTMLDivElement>(delivery);
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
          Nothing to do yet
        </Text>
      )}
      {step === 'answer' && <ToAnswer />}
      {step === 'choose' && <ToOtherEmails size="sm" label="Choose the address" isMarked />}
      {step === 'choose_other' && delivery === null && <ToOtherEmails size="sm" isMarked />}
      {delivery && step === 'review' && (
        <ReviewButton delivery={{ ...delivery, id: newestEmailId(creator) }} isMarked size="sm" />
      )}
      {delivery === null && <SendEmail creator={creator} isMarked={step === 'send'} />}
    </Box>
  );
}

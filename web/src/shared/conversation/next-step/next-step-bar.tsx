import { Box, Button, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { isUndecided } from '@vibes/core/creator/creator-email';
import { cameBack } from '@vibes/core/delivery/came-back';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import { marked } from '../../../components/marked.ts';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { sendEmail } from '../../delivery/act-on-delivery.data.ts';
import { DoubtDialog } from '../../delivery/doubt-dialog.tsx';
import { ReviewButton } from '../../delivery/review/review-button.tsx';
import { useDoubtful } from '../../delivery/use-doubtful.ts';
import { useEmailDeliveries } from '../../delivery/use-email-deliveries.ts';
import { choiceSentence } from '../words/conversation-words.ts';
import { ChooseButton } from '../choose-address/choose-button.tsx';
import { ToOtherEmails } from '../choose-address/other-emails.tsx';
import { ToMayBe } from '../message/may-be-bar.tsx';
import { waitWords, type NextStep } from './next-step.ts';

/** Sends the first email to a creator who has an address, or the next after one that bounced; draws nothing without an address. */
function SendEmail(props: {
  creator: Creator;
  /** The newest email. */
  delivery: Pick<Delivery, 'revision'> | null;
  isMarked: boolean;
}) {
  const { creator, delivery, isMarked } = props;
  const { email, name, opted_out_at } = creator;
  const work = useDoubtful((anyway) => sendEmail(creator, anyway, delivery?.revision ?? null));
  if (!email || opted_out_at) return null;
  return (
    <Box>
      <Button
        size="sm"
        {...marked(isMarked)}
        maxW="full"
        h="auto"
        minH="9"
        py="1.5"
        whiteSpace="normal"
        textAlign="start"
        overflowWrap="anywhere"
        aria-disabled={work.isBusy || undefined}
        onClick={() => work.start(null)}
      >
        {work.isBusy ? 'Sending...' : `Send email to ${email}`}
      </Button>
      <DoubtDialog of={work} name={name} />
    </Box>
  );
}

/** Beside the status: the email to send, to review or to judge, the address to choose, or what is waited for. */
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

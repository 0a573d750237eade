import { Button, Stack, Text } from '@chakra-ui/react';
import { usageCreditsPlace } from '@vibes/core/firestore/places';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { notify } from '../../../components/toaster.tsx';
import { counted } from '../../../lib/counted.ts';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { dataOf } from '../../../lib/loadable.ts';
import { useUserData } from '../../../lib/user-data.ts';
import { BAR_BUTTON, type BulkAction } from './bulk-action.ts';
import { groupRefusals } from './refusals.ts';
import { askEmails, countWaiting } from './send-emails.data.ts';
import { sendPlan, type SendPlan } from './send-plan.ts';
import { sendToMany } from './send-to-many.ts';
import { costWords, heldWords, leftWords, sendQuestion, timeWords } from './send-words.ts';
import { useBusy } from '../../../lib/use-busy.ts';

interface Question {
  plan: SendPlan;
  /** Emails that waited when it was asked. */
  waiting: number;
}

/** What sending to many costs, how long it takes and who is left out, before it is confirmed. */
function SendDialog(props: {
  plan: SendPlan;
  waiting: number;
  isOpen: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { plan, waiting, ...dialog } = props;
  const { creators, held, left, refused, credits } = plan;
  const userData = dataOf(useUserData());
  const balance = dataOf(useLiveDocument(usageCreditsPlace.at(useUid())))?.num_credits ?? null;
  const isNone = creators.length === 0;
  const { title, act } = sendQuestion(creators.length, held);
  const going = creators.length - held;
  const held_words = heldWords(creators.length, held);
  const left_words = leftWords(left.length, waiting);
  return (
    <ConfirmDialog {...dialog} title={title} confirmLabel={isNone ? null : act}>
      <Stack gap="2">
        {held_words && <Text>{held_words}</Text>}
        {going > 0 && userData && <Text>{timeWords(going, { ...userData, waiting })}</Text>}
        {!isNone && <Text color="fg">{costWords(credits, balance)}</Text>}
        {left_words && <Text>{left_words}</Text>}
        {refused.length > 0 && (
          <div>
            <Text>{counted(refused.length, 'creator')} left out:</Text>
            <Stack as="ul" gap="0.5" ps="4">
              {groupRefusals(refused).map((group) => (
                <li key={group.sentence}>
                  {group.creators.length.toLocaleString('en-US')}: {group.sentence}
                </li>
              ))}
            </Stack>
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** Sends the email of the chosen creators, once the person has seen what that does. */
export const SendAction: BulkAction = ({ chosen, isBusy }) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy: isChecking, run: ask } = useBusy(async () => {
    try {
      const waiting = await countWaiting();
      setQuestion({ plan: await sendPlan(chosen, { waiting, ask: askEmails }), waiting });
      setIsOpen(true);
    } catch {
      notify.error({
        title: 'Nothing was sent',
        description: 'We couldn’t check who can have an email. Please try again.',
      });
    }
  });

  return (
    <>
      <Button
        {...BAR_BUTTON}
        aria-disabled={isBusy || isChecking || undefined}
        onClick={() => {
          if (!isBusy) ask();
        }}
      >
        <Mail aria-hidden="true" />
        {isChecking ? 'Checking…' : 'Send email'}
      </Button>
      {question && (
        <SendDialog
          {...question}
          isOpen={isOpen}
          onCancel={() => setIsOpen(false)}
          onConfirm={() => {
            setIsOpen(false);
            sendToMany(question.plan.creators, question.plan.refused);
          }}
        />
      )}
    </>
  );
};

import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { notify } from '../../../components/toaster.tsx';
import type { BulkAction } from './bulk-action.ts';
import { SendDialog } from './send-dialog.tsx';
import { countWaiting } from './send-emails.data.ts';
import { sendPlan, type SendPlan } from './send-plan.ts';
import { sendToMany } from './send-to-many.ts';

interface Question {
  plan: SendPlan;
  /** Emails that waited when it was asked. */
  waiting: number;
}

/** Sends the email of the chosen creators, once the person has seen what that does. */
export const SendAction: BulkAction = ({ chosen, isBusy }) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCounting, setIsCounting] = useState(false);

  async function ask() {
    setIsCounting(true);
    try {
      const waiting = await countWaiting();
      setQuestion({ plan: sendPlan(chosen, waiting), waiting });
      setIsOpen(true);
    } catch {
      notify.error({
        title: 'Nothing was sent',
        description: 'We couldn’t count the emails that wait. Please try again.',
      });
    } finally {
      setIsCounting(false);
    }
  }

  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-disabled={isBusy || isCounting || undefined}
        onClick={() => {
          if (!isBusy && !isCounting) void ask();
        }}
      >
        Send email
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

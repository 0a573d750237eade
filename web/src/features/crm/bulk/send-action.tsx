import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { notify } from '../../../components/toaster.tsx';
import type { BulkAction } from './bulk-action.ts';
import { SendDialog } from './send-dialog.tsx';
import { askEmails, countWaiting } from './send-emails.data.ts';
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
  const [isChecking, setIsChecking] = useState(false);

  async function ask() {
    setIsChecking(true);
    try {
      const waiting = await countWaiting();
      setQuestion({ plan: await sendPlan(chosen, { waiting, ask: askEmails }), waiting });
      setIsOpen(true);
    } catch {
      notify.error({
        title: 'Nothing was sent',
        description: 'We couldn’t check who can have an email. Please try again.',
      });
    } finally {
      setIsChecking(false);
    }
  }

  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-disabled={isBusy || isChecking || undefined}
        onClick={() => {
          if (!isBusy && !isChecking) void ask();
        }}
      >
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

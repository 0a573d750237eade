import { Button } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../../components/use-now.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { REMINDS } from '../../conversation/meaning/meaning-keys.ts';
import { reminderWords } from './reminder-days.ts';
import { ReminderDialog } from './reminder-dialog.tsx';
import { setReminder } from './reminder.data.ts';

/** The reminder of a creator in words, to be set, changed and removed. */
export function ReminderButton({ creator }: { creator: Creator }) {
  const { name, remind_at } = creator;
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, run } = useBusy((at: Date | null) => setReminder(creator, at));
  return (
    <>
      <Button
        {...{ [REMINDS]: '' }}
        size="sm"
        variant="ghost"
        minH={{ base: '11', md: '9' }}
        aria-haspopup="dialog"
        aria-disabled={isBusy || undefined}
        {...(!remind_at && { color: 'fg.muted' })}
        onClick={() => {
          if (!isBusy) setIsOpen(true);
        }}
      >
        <Bell size={16} aria-hidden="true" />
        {remind_at ? reminderWords(remind_at, now) : 'Remind me'}
      </Button>
      <ReminderDialog
        isOpen={isOpen}
        title={`Remind you of ${name}`}
        onClose={() => setIsOpen(false)}
        onChoose={run}
        {...(remind_at && { onRemove: () => run(null) })}
      />
    </>
  );
}

import { Button, Flex, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Kbd } from '../../../components/kbd.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { ReminderDialog } from '../../creator/reminder/reminder-dialog.tsx';
import { MEANING_KEYS, MEANS, type Means } from './meaning-keys.ts';
import { say, type Word } from './say.data.ts';

const LABELS: Record<Means, string> = {
  interested: 'Interested',
  later: 'Later',
  no: 'No',
  not_them: 'Not them',
};

/** Below the newest reply: what it means, which only the person can say, with one tap or key. */
export function MeaningBar({ creator, message }: { creator: Creator; message: { id: string } }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useBusy((word: Word) => say(creator, word));
  function press(means: Means) {
    if (means === 'later') setIsAsking(true);
    else run({ says: means, ...(means === 'not_them' && { inbound_id: message.id }) });
  }
  return (
    <Flex
      {...(isAsking && { 'data-asking': '' })}
      role="group"
      aria-label="What does it mean?"
      wrap="wrap"
      gap="1.5"
      pt="1.5"
    >
      <Text textStyle="xs" color="fg.muted" w="full" aria-hidden="true">
        What does it mean?
      </Text>
      {Object.entries(MEANING_KEYS).map(([key, means]) => {
        const isSaid = creator.person_says === means;
        return (
          <Button
            key={means}
            {...{ [MEANS]: means }}
            size="xs"
            variant={isSaid ? 'subtle' : 'outline'}
            minH={{ base: '11', md: '8' }}
            aria-disabled={isBusy || undefined}
            {...(means !== 'not_them' && { 'aria-pressed': isSaid })}
            onClick={() => {
              if (!isBusy) press(means);
            }}
          >
            {isSaid && <Check size={14} aria-hidden="true" />}
            {LABELS[means]}
            <Kbd hideBelow="md" aria-hidden="true">
              {key.toUpperCase()}
            </Kbd>
          </Button>
        );
      })}
      <ReminderDialog
        isOpen={isAsking}
        title={`Remind you of ${creator.name}`}
        onClose={() => setIsAsking(false)}
        onChoose={(remind_at) => run({ says: 'later', remind_at })}
      />
    </Flex>
  );
}

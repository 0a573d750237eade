import { Stack, Text } from '@chakra-ui/react';
import { usageCreditsPlace } from '@vibes/core/firestore/places';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { counted } from '../../../lib/counted.ts';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { dataOf } from '../../../lib/loadable.ts';
import { useUserData } from '../../../lib/user-data.ts';
import { groupRefusals } from './refusals.ts';
import type { SendPlan } from './send-plan.ts';
import { costWords, heldWords, leftWords, sendQuestion, timeWords } from './send-words.ts';

/** What sending to many costs, how long it takes and who is left out, before it is confirmed. */
export function SendDialog(props: {
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

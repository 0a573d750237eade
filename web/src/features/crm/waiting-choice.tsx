import { Choice } from '../../components/choice.tsx';
import { useWaitingCount } from '../../shared/creator/waiting-count.ts';

const SHOWN = ['all', 'waiting'] as const;
const WORDS = { all: 'All creators', waiting: 'Waiting for you' };

/** All creators, or those who wait for an answer; nothing while nobody does. */
export function WaitingChoice(props: { isOn: boolean; onChoose: (isOn: boolean) => void }) {
  const count = useWaitingCount();
  if (!count && !props.isOn) return null;
  return (
    <Choice
      label="Show"
      words={WORDS}
      values={SHOWN}
      counts={count ? { waiting: count.word } : {}}
      chosen={props.isOn ? 'waiting' : 'all'}
      onChoose={(value) => props.onChoose(value === 'waiting')}
    />
  );
}

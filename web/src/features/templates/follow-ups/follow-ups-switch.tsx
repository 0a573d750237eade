import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Callables } from '@vibes/core/api/callables';
import { useEffect, useId, useRef, useState } from 'react';
import { FormFault } from '../../../components/form/form-fault.tsx';
import { Note } from '../../../components/note.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { routes } from '../../../lib/routes.ts';
import type { FollowUpsRefusal } from './follow-ups-refusal.ts';
import { previewFollowUps, switchOff, switchOn } from './follow-ups.data.ts';
import { leftOutWords } from './left-out-words.ts';
import { useBusy } from '../../../lib/use-busy.ts';

type Question = Callables['previewFollowUps']['result'];

/** Whether creators already contacted are meant: how many, how long that takes, and who is left out. */
function ContactedQuestion(props: {
  question: Question;
  isBusy: boolean;
  /** How far the planning is; null before it has begun. */
  progress: string | null;
  onAnswer: (also_contacted: boolean) => void;
  onCancel: () => void;
}) {
  const { question, isBusy, progress, onAnswer, onCancel } = props;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { creators, days, left_out } = question;
  const who = creators === 1 ? '1 creator' : `${creators.toLocaleString('en-US')} creators`;
  const time = days === 1 ? 'a day' : `${days.toLocaleString('en-US')} days`;
  const busy = isBusy || undefined;
  return (
    <Stack gap="3" role="group" aria-label="Switch on follow-ups">
      {creators > 0 && (
        <Text>
          You emailed {who} in the last 30 days who {creators === 1 ? 'hasn’t' : 'haven’t'} replied.
          One follow-up to each takes about {time} at your daily limit.
        </Text>
      )}
      {left_out.map((one) => (
        <Text key={one.reason} color="fg.muted">
          {leftOutWords(one)}{' '}
          {one.reason === 'unwatched' && (
            <TextLink to={routes.email}>Look for replies first</TextLink>
          )}
        </Text>
      ))}
      <Flex gap="2" wrap="wrap">
        <Button
          ref={first}
          size="sm"
          variant="outline"
          aria-disabled={busy}
          onClick={() => onAnswer(false)}
        >
          Only new emails
        </Button>
        {creators > 0 && (
          <Button size="sm" variant="outline" aria-disabled={busy} onClick={() => onAnswer(true)}>
            {creators === 1
              ? 'Include this creator'
              : `Include these ${creators.toLocaleString('en-US')}`}
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
      <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
        {progress !== null && `Planning follow-ups: ${progress}. You can leave this page.`}
      </Text>
    </Stack>
  );
}

/** The switch of follow-ups, the question that comes with it, why it is off, and how a try failed. */
export function FollowUpsSwitch({
  isOn,
  refusal,
}: {
  isOn: boolean;
  refusal: FollowUpsRefusal | null;
}) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const control = useRef<HTMLInputElement>(null);
  const why = useId();

  /** `work` says why it failed; null once it is done. */
  const { isBusy, run: during } = useBusy(async (work: () => Promise<string | null>) => {
    setFault(null);
    setFault(await work());
  });
  function endQuestion() {
    setQuestion(null);
    control.current?.focus();
  }
  const on = (also_contacted: boolean) =>
    during(async () => {
      const refused = await switchOn(also_contacted, setProgress);
      setProgress(null);
      endQuestion();
      return refused;
    });
  const ask = () =>
    during(async () => {
      const known = await previewFollowUps();
      if ('fault' in known) return known.fault;
      if (known.creators === 0 && known.left_out.length === 0) return switchOn(false, setProgress);
      setQuestion(known);
      return null;
    });

  return (
    <Stack gap="4">
      {refusal && (
        <Note tone={isOn ? 'warning' : 'info'}>
          <span id={why}>{refusal.sentence}</span>{' '}
          {refusal.link && <TextLink to={refusal.link.to}>{refusal.link.words}</TextLink>}
        </Note>
      )}
      <Switch
        ref={control}
        label="Send follow-ups"
        sentence="None goes out on weekends."
        isOn={isOn}
        isDisabled={!isOn && refusal !== null}
        isBusy={isBusy || question !== null}
        describedBy={refusal ? why : undefined}
        onChange={(willBeOn) => (willBeOn ? ask() : during(switchOff))}
      />
      {question && (
        <ContactedQuestion
          question={question}
          isBusy={isBusy}
          progress={progress}
          onAnswer={on}
          onCancel={endQuestion}
        />
      )}
      <FormFault sentence={fault} />
    </Stack>
  );
}

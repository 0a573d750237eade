import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { useEffect, useRef, useState } from 'react';
import { Note } from '../../../components/note.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { routes } from '../../../lib/routes.ts';
import { previewFollowUps, switchOff, switchOn } from './follow-ups.data.ts';

interface Question {
  creators: number;
  days: number;
}

/** What follow-ups still need; null when they can be switched on. */
function missing({
  emailSettings,
  messageTemplates,
}: UserData): 'gmail' | 'replies' | 'text' | null {
  if (emailSettings.active_email_mode !== 'gmail') return 'gmail';
  if (!emailSettings.watch_replies) return 'replies';
  return messageTemplates.follow_ups.length === 0 ? 'text' : null;
}

/** The switch of follow-ups, the question that comes with it, and what is missing. */
export function FollowUpsSwitch({ userData }: { userData: UserData }) {
  const isOn = userData.emailSettings.follow_ups;
  const lacks = missing(userData);
  const [isBusy, setIsBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);

  async function during(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    await work();
    setIsBusy(false);
  }
  const on = (also_contacted: boolean) =>
    during(async () => {
      await switchOn(also_contacted);
      setQuestion(null);
    });
  const ask = () =>
    during(async () => {
      const known = await previewFollowUps();
      if (known?.creators === 0) await switchOn(false);
      else setQuestion(known);
    });

  return (
    <Stack gap="4">
      <Missing lacks={lacks} isOn={isOn} />
      {question ? (
        <ContactedQuestion
          question={question}
          isBusy={isBusy}
          onAnswer={(also) => void on(also)}
          onCancel={() => setQuestion(null)}
        />
      ) : (
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Text fontWeight="500">{isOn ? 'Follow-ups are on.' : 'Follow-ups are off.'}</Text>
          <Button
            size="sm"
            variant="outline"
            disabled={!isOn && lacks !== null}
            aria-disabled={isBusy || undefined}
            onClick={() => void (isOn ? during(switchOff) : ask())}
          >
            {isBusy ? 'Saving...' : isOn ? 'Switch off' : 'Switch on'}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

function Missing({ lacks, isOn }: { lacks: ReturnType<typeof missing>; isOn: boolean }) {
  const tone = isOn ? 'warning' : 'info';
  if (lacks === 'gmail')
    return (
      <Note tone={tone}>
        Follow-ups go out through Gmail only, since a webhook can’t keep them in one thread.{' '}
        <TextLink to={routes.email}>Open Email Settings</TextLink>
      </Note>
    );
  if (lacks === 'replies')
    return (
      <Note tone={tone}>
        A follow-up goes out only when we can see that nobody answered, so Replies must be on.{' '}
        <TextLink to={routes.email}>Switch on Replies</TextLink>
      </Note>
    );
  return null;
}

/** Whether creators already contacted are meant: how many, and how long that takes. */
function ContactedQuestion(props: {
  question: Question;
  isBusy: boolean;
  onAnswer: (also_contacted: boolean) => void;
  onCancel: () => void;
}) {
  const { question, isBusy, onAnswer, onCancel } = props;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { creators, days } = question;
  const who = creators === 1 ? '1 creator' : `${creators.toLocaleString('en-US')} creators`;
  const time = days === 1 ? 'a day' : `${days.toLocaleString('en-US')} days`;
  const busy = isBusy || undefined;
  return (
    <Stack gap="3" role="group" aria-label="Switch on follow-ups">
      <Text>
        You emailed {who} in the last 30 days who {creators === 1 ? 'hasn’t' : 'haven’t'} answered.
        One follow-up to each takes about {time} at your daily limit.
      </Text>
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
        <Button size="sm" variant="outline" aria-disabled={busy} onClick={() => onAnswer(true)}>
          {creators === 1
            ? 'Include this creator'
            : `Include these ${creators.toLocaleString('en-US')}`}
        </Button>
        <Button size="sm" variant="ghost" aria-disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Stack>
  );
}

import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Callables } from '@vibes/core/api/callables';
import { useEffect, useRef } from 'react';
import { TextLink } from '../../../components/text-link.ts';
import { routes } from '../../../lib/routes.ts';
import { leftOutWords } from './left-out-words.ts';

export type Question = Callables['previewFollowUps']['result'];

/** Whether creators already contacted are meant: how many, how long that takes, and who is left out. */
export function ContactedQuestion(props: {
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

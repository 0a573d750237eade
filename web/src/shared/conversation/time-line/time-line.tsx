import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { useEffect, useRef, useState } from 'react';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { WITH_KEYS } from '../../../components/kbd.ts';
import { Section } from '../../../components/section.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { AnswerBox } from '../answer/answer-box.tsx';
import { awaitedAnswer } from '../answer/answer-field.ts';
import { PlannedFollowUps } from '../follow-up/planned-follow-ups.tsx';
import { LongText } from '../message/long-text.tsx';
import { happeningGist, lineTitle } from '../words/conversation-words.ts';
import type { NextStep } from '../next-step/next-step.ts';
import { DeliveryBody, DeliveryLine } from './delivery-line.tsx';
import { JoinedLine } from './joined-line.tsx';
import { Line, type LineMark } from './line.tsx';
import { MessageLine } from './message-line.tsx';
import {
  answeredOf,
  newestWords,
  timeLineOf,
  type Message,
  type TimeLineEntry,
} from './time-line-of.ts';
import { STEP, useSources } from './use-sources.ts';

interface OfCreator {
  creator: Creator;
  step: NextStep | null;
}

/**
 * Everything that happened with a creator and is about to, in the order of time; the field to answer is
 * below it.
 *
 * @param props.hasKeys whether the screen has the keys that move through it
 */
export function TimeLine({ creator, step, hasKeys }: OfCreator & { hasKeys: boolean }) {
  const sources = useSources(creator);
  const [messages, deliveries, happenings] = [
    sources.messages.newest,
    sources.deliveries.newest,
    sources.happenings.newest,
  ];
  const failed = [messages, deliveries, happenings].find(({ status }) => status === 'error');
  const isRead =
    messages.status === 'data' && deliveries.status === 'data' && happenings.status === 'data';
  return (
    <Section title="Timeline" aside={hasKeys && <KeysHint />}>
      {failed?.status === 'error' && (
        <ErrorPanel
          title="We couldn’t load what happened."
          message={failed.message}
          onRetry={failed.retry}
        />
      )}
      {!failed && !isRead && <SkeletonLines widths={[60, 80, 70]} />}
      {isRead && (
        <Lines
          creator={creator}
          step={step}
          {...timeLineOf(creator, {
            messages: messages.data,
            deliveries: deliveries.data,
            happenings: happenings.data,
          })}
          answered={answeredOf(messages.data.rows)}
          isWidening={[messages, deliveries, happenings].some(({ data }) => data.isWidening)}
          onMore={sources.showMore}
        />
      )}
    </Section>
  );
}

/** Where there is a keyboard. */
const KeysHint = () => (
  <Text textStyle="xs" color="fg.muted" hideBelow="md" css={WITH_KEYS}>
    J and K move, Enter opens, R answers
  </Text>
);

/** Lines shown at first: what happened last is near what is above, and the answer is near both. */
const AT_FIRST = 6;

function Lines(
  props: OfCreator & {
    entries: TimeLineEntry[];
    hasMore: boolean;
    isWidening: boolean;
    answered: Message | undefined;
    onMore: () => void;
  },
) {
  const { creator, step, entries, hasMore, isWidening, answered, onMore } = props;
  const [count, setCount] = useState(AT_FIRST);
  // A line goes when two creators are taken apart.
  const lines = useKeptFocus<HTMLDivElement>(`${count} ${creator.joined.length}`);
  const end = useRef<HTMLDivElement>(null);
  const isMine = whoseTurn(creator) === 'us';
  // Who waits for an answer is opened at what they wrote, and where it is answered.
  useEffect(() => {
    if (isMine && answered) end.current?.scrollIntoView({ block: 'nearest' });
    // A person may have begun something else.
    const isFree = document.activeElement?.getAttribute('role') === 'dialog';
    if (isFree) awaitedAnswer()?.focus({ preventScroll: true });
    // Only when the details open: what comes later does not move what is read.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const shown = entries.slice(-count);
  const words = newestWords(entries);
  const hasEarlier = hasMore || shown.length < entries.length;
  function showEarlier() {
    if (hasMore && count + STEP > entries.length) onMore();
    setCount(count + STEP);
  }
  return (
    <Stack ref={lines} data-conversation tabIndex={-1} gap="3" _focusVisible={{ outline: 'none' }}>
      {hasEarlier && (
        <Button
          size="xs"
          variant="outline"
          alignSelf="start"
          aria-disabled={isWidening || undefined}
          onClick={showEarlier}
        >
          Show earlier
        </Button>
      )}
      <Box
        as="ul"
        listStyleType="none"
        aria-label={`What happened with ${creator.name}`}
        aria-live="polite"
        my="-2"
      >
        {shown.map((entry) => (
          <Entry
            key={`${entry.kind} ${entry.id}`}
            {...{ entry, creator, step }}
            opensItself={entry === words}
            isNewest={answered?.class === 'reply' && entry.id === answered.id}
          />
        ))}
      </Box>
      <PlannedFollowUps creator={creator} />
      {answered && <AnswerBox creator={creator} message={answered} />}
      <Box ref={end} mt="-3" scrollMarginBottom="4" />
    </Stack>
  );
}

function Entry(
  props: OfCreator & { entry: TimeLineEntry; opensItself: boolean; isNewest: boolean },
) {
  const { entry, creator, step, opensItself, isNewest } = props;
  const { at } = entry;
  const title = lineTitle(entry, creator);
  switch (entry.kind) {
    case 'delivery':
      return <DeliveryLine {...{ ...entry, title, creator, step, opensItself }} />;
    case 'message':
      return <MessageLine {...{ creator, message: entry.message, title, opensItself, isNewest }} />;
    case 'mirrors':
      return (
        <Line mark="mirrors" title={title} at={at}>
          <Stack gap="4">
            {entry.mirrors.map((delivery) => (
              <DeliveryBody key={delivery.id} {...{ delivery, creator, step }} />
            ))}
          </Stack>
        </Line>
      );
    case 'happening': {
      const { kind, detail } = entry.happening;
      const gist = happeningGist(entry.happening);
      return (
        <Line mark={kind as LineMark} title={title} gist={gist} at={at}>
          {kind === 'notes_changed' && detail && <LongText text={detail} />}
        </Line>
      );
    }
    case 'joined':
      return <JoinedLine creator={creator} joined={entry.joined} title={title} />;
    case 'captured':
    case 'renamed':
      return <Line mark={entry.kind} title={title} at={at} />;
  }
}

import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import { cameBack } from '@vibes/core/delivery/came-back';
import type { Creator } from '@vibes/core/creator/creator';
import { activityPlace, deliveryPlace, inboundPlace } from '@vibes/core/firestore/places';
import { where } from 'firebase/firestore';
import { ErrorPanel } from '../../../../components/error-panel.tsx';
import { SkeletonLines } from '../../../../components/skeleton-lines.tsx';
import { useUid } from '../../../../lib/live.ts';
import { useNewest } from '../../../../lib/use-newest.ts';
import { DeliveryRow } from '../../../../shared/delivery/delivery-row.tsx';
import { AnswerBox } from '../conversation/answer-box.tsx';
import { StopBar } from '../conversation/stop-bar.tsx';
import { Words } from '../conversation/words.tsx';
import { messageNote } from '../conversation/message-words.ts';
import { NextFollowUp } from '../follow-up/next-follow-up.tsx';
import type { NextStep } from '../next-step.ts';
import { ToOtherEmails } from '../other-emails.tsx';
import { Section } from '../section.tsx';
import { EmailLine } from './email-line.tsx';
import { Line, type LineMark } from './line.tsx';
import { lineGist, lineTitle } from './line-words.ts';
import { answeredOf, timeLineOf, type Message, type TimeLineEntry } from './time-line-of.ts';
import { onLineKeys } from './line-keys.ts';

/** Rows of each kind that are read at first, and added by "Show earlier": 24 documents at most. */
const STEP = 8;

interface OfCreator {
  creator: Creator;
  step: NextStep | null;
}

/** What is known of a creator by time, live. */
function useSources({ id }: Creator) {
  const uid = useUid();
  const ofCreator = { name: `of ${id}`, filter: () => [where('creator_id', '==', id)], step: STEP };
  const messages = useNewest({ of: inboundPlace.within(uid, id), by: 'at', step: STEP });
  const deliveries = useNewest({ of: deliveryPlace.within(uid), by: 'updated_at', ...ofCreator });
  const happenings = useNewest({ of: activityPlace.within(uid), by: 'at', ...ofCreator });
  return {
    messages,
    deliveries,
    happenings,
    showMore: () => {
      for (const source of [messages, deliveries, happenings]) source.showMore();
    },
  };
}

/** Everything that happened with a creator and is about to, in the order of time; the field to answer is below it. */
export function TimeLine({ creator, step }: OfCreator) {
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
    <Section title="Time line">
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
  return (
    <Stack gap="3" onKeyDown={onLineKeys}>
      {hasMore && (
        <Button
          size="xs"
          variant="outline"
          alignSelf="start"
          aria-disabled={isWidening || undefined}
          onClick={onMore}
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
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} {...{ entry, creator, step }} />
        ))}
      </Box>
      <NextFollowUp creator={creator} />
      {answered && <AnswerBox creator={creator} message={answered} />}
    </Stack>
  );
}

function Entry({ entry, creator, step }: OfCreator & { entry: TimeLineEntry }) {
  if (entry.kind === 'delivery') {
    const { delivery } = entry;
    const ofRow = step === 'act' || step === 'mend' ? step : null;
    return (
      <DeliveryRow
        delivery={delivery}
        creator={{ email: creator.email, is_opted_out: creator.opted_out_at !== null }}
        marked={delivery.id === newestEmailId(creator) ? ofRow : null}
        otherAddress={
          creator.other_emails.length > 0 && (
            <ToOtherEmails isMarked={step === 'choose_other' && !cameBack(delivery)} />
          )
        }
      />
    );
  }
  const title = lineTitle(entry, creator);
  if (entry.kind === 'email') return <EmailLine email={entry.email} title={title} />;
  if (entry.kind === 'message')
    return <MessageLine creator={creator} message={entry.message} title={title} />;
  const mark: LineMark =
    entry.kind === 'happening' ? (entry.happening.kind as LineMark) : entry.kind;
  return <Line mark={mark} title={title} at={entry.at} />;
}

/** A message that came in: a person's is open, a machine's opens. */
function MessageLine(props: { creator: Creator; message: Message; title: string }) {
  const { creator, message, title } = props;
  const { class: kind, at, subject, text, wants_stop } = message;
  const note = messageNote(message);
  const isRead = kind === 'reply' || kind === 'auto';
  return (
    <Line
      mark={kind}
      title={title}
      gist={lineGist({ kind: 'message', id: message.id, at, message })}
      at={at}
      isOpenAtFirst={kind !== 'auto'}
    >
      <Stack gap="1.5">
        {isRead && subject && (
          <Text textStyle="xs" color="fg.muted" dir="auto" lineClamp="2">
            {subject}
          </Text>
        )}
        {isRead && text && <Words text={text} />}
        {note && <Text color="fg.muted">{note}</Text>}
        {wants_stop && <StopBar creator={creator} />}
      </Stack>
    </Line>
  );
}

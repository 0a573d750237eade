import { Skeleton } from '@chakra-ui/react';
import { dayOf } from '@vibes/core/account/time-zone';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import type { Loadable } from '../../lib/loadable.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { Figure } from './figure.tsx';
import { sentNote, sentToday } from './sent-today.ts';
import { useDays, type Days } from './use-days.ts';

/** The last known figures of an earlier day say nothing of today. */
function useToday(): Loadable<Days> {
  const days = useDays();
  const time_zone = useTimeZone({ orLastKnown: true });
  if (days.status !== 'data' || !days.as_of) return days;
  return dayOf(days.as_of, time_zone) === days.data.today ? days : { status: 'loading' };
}

/** Emails sent and DMs recorded as sent today, by the account's time zone. */
export function SentTodayCard() {
  return (
    <Panel title="Messages Sent Today" subtitle="Emails and DMs">
      <Loaded
        of={useToday()}
        fault="We couldn’t count today’s messages."
        skeleton={<Skeleton h="9" w="16" mb="7" />}
      >
        {({ today, counted }) => {
          const sent = sentToday(counted, today);
          const note = <span data-kept="sent-note">{sentNote(sent)}</span>;
          return <Figure kept="sent" value={sent ? sent.emails + sent.dms : null} note={note} />;
        }}
      </Loaded>
    </Panel>
  );
}

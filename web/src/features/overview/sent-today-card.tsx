import { Skeleton } from '@chakra-ui/react';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { Figure } from './figure.tsx';
import { sentNote, sentToday } from './sent-today.ts';
import { useDays } from './use-days.ts';

/** Emails sent and DMs recorded as sent today, by the account's time zone. */
export function SentTodayCard() {
  return (
    <Panel title="Messages Sent Today" subtitle="Emails and DMs">
      <Loaded
        of={useDays()}
        fault="Today's messages could not be counted."
        skeleton={<Skeleton h="9" w="16" mb="7" />}
      >
        {({ today, counted }) => {
          const sent = sentToday(counted, today);
          return <Figure value={sent ? sent.emails + sent.dms : null} note={sentNote(sent)} />;
        }}
      </Loaded>
    </Panel>
  );
}

import { ErrorPanel } from '../../components/error-panel.tsx';
import { Panel } from '../../components/panel.tsx';
import { Figure } from './figure.tsx';
import { sentNote } from './sent-today.ts';
import { useSentToday } from './use-sent-today.ts';

/** E-mails sent and DMs recorded as sent today. */
export function SentTodayCard() {
  const sent = useSentToday();
  return (
    <Panel title="Messages Sent Today" subtitle="E-mails and DMs">
      {sent.status === 'loading' && <Figure value={null} note={' '} />}
      {sent.status === 'error' && (
        <ErrorPanel title="Today's messages could not be counted." onRetry={sent.retry} />
      )}
      {sent.status === 'data' && (
        <Figure
          value={sent.data ? sent.data.emails + sent.data.dms : null}
          note={sentNote(sent.data)}
        />
      )}
    </Panel>
  );
}

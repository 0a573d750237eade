import { Button, Text } from '@chakra-ui/react';
import { Strip } from '../../../components/strip.tsx';
import type { Desk } from './use-desk.ts';

/** What became of the card before, and the way to undo it; that there is no connection. */
export function DeskNotices({ desk, isOnline }: { desk: Desk; isOnline: boolean }) {
  const { notice } = desk;
  return (
    // Always on the page, so that screen readers announce what appears in it.
    <div role="status">
      {!isOnline && (
        <Strip mb="3">
          You can still copy and open DMs. Mark them as sent once you’re back online.
        </Strip>
      )}
      {notice?.kind === 'sent' && (
        <Strip mb="3">
          <Text minW="0" overflowWrap="anywhere">
            DM to <bdi>{notice.of.name}</bdi> marked as sent
          </Text>
          <Button size="xs" variant="outline" onClick={() => desk.takeBack(notice.of)}>
            Undo
          </Button>
        </Strip>
      )}
      {notice?.kind === 'failed' && (
        <Strip mb="3" borderColor="danger.border">
          <Text minW="0" overflowWrap="anywhere">
            <Text as="span" fontWeight="500" color="fg.error">
              {notice.title}.
            </Text>{' '}
            {notice.sentence}
          </Text>
        </Strip>
      )}
      {notice?.kind === 'gone' && <Strip mb="3">{notice.sentence}</Strip>}
    </div>
  );
}

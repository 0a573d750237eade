import { Button, Stack, Text } from '@chakra-ui/react';
import { deliveryAttemptPlace } from '@vibes/core/firestore/places';
import { Loaded } from '../../components/loaded.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { AttemptLine } from './attempt-line.tsx';
import { isWebhook, thingOf } from './delivery-words.ts';
import type { ListedDelivery } from './listed-delivery.ts';
import { loggedAttempts, type LoggedAttempt } from './logged-attempts.ts';
import { RequestBody } from './request-body.tsx';

/** The attempts of a delivery, and the request behind it. */
export function DeliveryLog(props: {
  delivery: ListedDelivery;
  id: string;
  /** Opens the email; absent while it is open, and for a mirror. */
  onRead?: () => void;
}) {
  const { delivery, id, onRead } = props;
  const attempts = useAttempts(delivery);
  return (
    <Stack id={id} role="group" aria-label={`Log of ${thingOf(delivery)}`} gap="3" mt="3" minW="0">
      <Loaded
        of={attempts}
        fault="We couldn’t load the log."
        skeleton={<SkeletonLines widths={[50, 70]} />}
      >
        {(lines) =>
          lines.length === 0 ? (
            <Text color="fg.muted">No try is recorded.</Text>
          ) : (
            <Stack as="ol" gap="3" listStyleType="none" aria-label="Tries, newest first">
              {lines.map((attempt) => (
                <AttemptLine key={attempt.id} attempt={attempt} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {onRead && (
        <Button size="xs" variant="outline" alignSelf="flex-start" onClick={onRead}>
          Show what was sent
        </Button>
      )}
      {/* Another revision has another request. */}
      {isWebhook(delivery) && <RequestBody key={delivery.revision} delivery={delivery} />}
    </Stack>
  );
}

/** The attempts of a delivery, live, newest first. */
function useAttempts(delivery: ListedDelivery): Loadable<LoggedAttempt[]> {
  const stored = deliveryAttemptPlace.within(useUid(), delivery.id);
  const live = useLiveQuery(stored, 'all', () => []);
  if (live.status !== 'data') return live;
  return { status: 'data', data: loggedAttempts(delivery, live.data) };
}

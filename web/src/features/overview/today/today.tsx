import { userPlace } from '@vibes/core/firestore/places';
import { Suspense, useState } from 'react';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { dataOf, type Loadable } from '../../../lib/loadable.ts';
import { AsOf } from '../../../components/as-of.tsx';
import { latePart } from '../../../components/late-part.tsx';
import { lastToday } from './last-today.ts';
import type { LiveTodayProps } from './live-today.tsx';
import { KeptToday, NothingToday } from './today-frame.tsx';
import { TodayHead } from './today-head.tsx';

const LiveToday = latePart<LiveTodayProps>(
  async () => (await import('./live-today.tsx')).LiveToday,
  'We couldn’t load your day.',
);

/**
 * What the day holds: as this device knew it last, until the live one is there.
 *
 * @param props.reads the figures below it: one mark says as of when all is known
 */
export function Today({ reads }: { reads: readonly Loadable<unknown>[] }) {
  const uid = useUid();
  const [last] = useState(() => lastToday(uid));
  const account = dataOf(useLiveDocument(userPlace.at(uid), { orLastKnown: true }));
  // Who has captured nobody is told how to begin, by what is below.
  const hasBegun = account !== null && account.first_capture_at !== null;
  return (
    <Suspense
      fallback={
        last && last.items.length > 0 ? (
          <KeptToday last={last} mark={<AsOf of={reads} />} />
        ) : (
          <>
            <TodayHead counts={null} only={null} onOnly={undefined} mark={<AsOf of={reads} />} />
            {last && hasBegun && <NothingToday />}
          </>
        )
      }
    >
      <LiveToday saysNothing={hasBegun} reads={reads} />
    </Suspense>
  );
}

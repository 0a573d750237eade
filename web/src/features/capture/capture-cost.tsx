import type { CaptureTarget } from '@vibes/core/capture/capture-list';
import type { Creator } from '@vibes/core/creator/creator';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { paths } from '@vibes/core/firestore/paths';
import { limit, where } from 'firebase/firestore';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { captureWords } from './known-words.ts';

/** What the press would cost and do, and whether the creator is known already. */
export function CaptureCost({ target }: { target: CaptureTarget }) {
  return 'url' in target ? captureWords(null) : <HandleCost target={target} />;
}

function HandleCost({ target: { platform, handle } }: { target: PlatformHandle }) {
  const found = useLiveQuery<Creator>(paths.creators(useUid()), `${platform} ${handle}`, () => [
    where(`${platform}_username`, '==', handle),
    limit(1),
  ]);
  return captureWords(dataOf(found)?.[0] ?? null);
}

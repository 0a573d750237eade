import { freshCreator } from '../src/capture/describe-creator.ts';
import type { Creator } from '../src/creator/creator.ts';

/** A creator whose profile was read and to whom nothing was sent, for tests that change some fields. */
export const plainCreator = (handle: string, now: Date): Creator => ({
  ...freshCreator({ id: handle, target: { platform: 'tiktok', handle }, note: '', now }),
  read_state: 'read',
});

import type { Channel } from '@vibes/core/channel/channel';
import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { renewUserData } from '../../lib/user-data.ts';
import { channelAtStart } from './health-words.ts';

const FALLBACK = 'The server could not do it. Please try again.';

/** Resumes a stopped channel, and shows the result. */
export async function resumeChannel(channel: Channel): Promise<void> {
  try {
    await call('resumeChannel', { channel }, FALLBACK);
    await renewUserData();
    notify.success({
      title: `${channelAtStart(channel)} is in use again`,
      description: 'You can retry what failed under Deliveries.',
    });
  } catch (error) {
    const description = error instanceof Error ? error.message : FALLBACK;
    notify.error({ title: `${channelAtStart(channel)} was not resumed`, description });
  }
}

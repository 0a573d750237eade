import type { Channel } from '@vibes/core/channel/channel';
import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { renewUserData } from '../../lib/user-data.ts';
import { channelAtStart } from './health-words.ts';
import { orNotify } from '../../lib/or-notify.ts';

/** Resumes a stopped channel, and shows the result. */
export const resumeChannel = (channel: Channel) =>
  orNotify(`${channelAtStart(channel)} was not resumed`, async () => {
    await call('resumeChannel', { channel }, 'The server could not do it. Please try again.');
    await renewUserData();
    notify.success({
      title: `${channelAtStart(channel)} is in use again`,
      description: 'You can retry what failed under Deliveries.',
    });
  });

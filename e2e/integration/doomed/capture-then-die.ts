/**
 * A capture whose process is killed after its write and before anything is sent.
 * Arguments: uid, link.
 */
import { captureRequestSchema } from '@vibes/core/api/capture-request';
import { createPageFetcher } from '../../../functions/src/adapters/http/create-page-fetcher.ts';
import { runCapture } from '../../../functions/src/capture/run-capture.ts';
import { testWorld } from '../../support/world.ts';
import { worker } from '../../support/worker.ts';

const [uid = '', url = ''] = process.argv.slice(2);
const { gateway } = await testWorld();
await runCapture(
  {
    ...(await worker()),
    fetchPage: createPageFetcher({
      gateway_url: `${gateway}/?url={url}`,
      allow_local_targets: true,
    }),
    nudge: () => {
      process.kill(process.pid, 'SIGKILL');
      return Promise.resolve();
    },
    pause: () => Promise.resolve(),
    per_minute: 1000,
  },
  { uid, request: captureRequestSchema.parse({ url }), request_id: 'doomed' },
);

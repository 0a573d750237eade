import { captureRequestSchema } from '@vibes/core/api/capture-request';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import { createPageFetcher } from '../../functions/src/adapters/http/create-page-fetcher.ts';
import { runCapture } from '../../functions/src/capture/run-capture.ts';
import type { DeliveryDispatch } from '../../functions/src/ports/delivery-dispatch.ts';
import { pageReaders } from '../../functions/src/scrape/page-readers.ts';
import { worker } from './worker.ts';
import { testWorld } from './world.ts';

/**
 * A capture in this process on the world's database and pages, with a dispatch of the caller's in
 * place of the task queue. Its clock stays where it is: the time in which a person is answered does
 * not run out on a slow machine.
 */
export async function quietCapture(
  { uid, url }: { uid: string; url: string },
  dispatch: DeliveryDispatch = () => Promise.resolve(),
): Promise<{ id: string; to: string }> {
  const { gateway } = await testWorld();
  const ports = await worker();
  const now = ports.clock();
  const answer = await runCapture(
    {
      ...ports,
      clock: () => now,
      ...pageReaders,
      fetchPage: createPageFetcher({
        gateway_url: `${gateway}/?url={url}`,
        addressesOf: () => Promise.resolve([]),
        allow_local_targets: true,
      }),
      dispatch,
      checkAccess: () => Promise.resolve(),
      per_minute: 1000,
    },
    { uid, signed_in_at: null, request: captureRequestSchema.parse({ url }), request_id: 'quiet' },
  );
  return { id: firstEmailId(answer.creator.id ?? ''), to: answer.email.to ?? '' };
}

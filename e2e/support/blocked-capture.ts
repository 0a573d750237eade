import { captureRequestSchema } from '@vibes/core/api/capture-request';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { createPageFetcher } from '../../functions/src/adapters/http/create-page-fetcher.ts';
import { runCapture } from '../../functions/src/capture/run-capture.ts';
import type { RereadPorts } from '../../functions/src/capture/run-reread-creator.ts';
import { pageReaders } from '../../functions/src/scrape/page-readers.ts';
import { database } from './database.ts';
import { worker } from './worker.ts';
import { testWorld } from './world.ts';

/** A reader of our own on the world's database and pages: the same parts as the deployed one. */
export async function reader(): Promise<RereadPorts> {
  const { gateway } = await testWorld();
  return {
    ...(await worker()),
    ...pageReaders,
    fetchPage: createPageFetcher({
      gateway_url: `${gateway}/?url={url}`,
      addressesOf: () => Promise.resolve([]),
      allow_local_targets: true,
    }),
    dispatch: () => Promise.resolve(),
    onFault: ({ error }) => {
      throw error;
    },
  };
}

/**
 * Captures a creator whose page does not answer this once, and whose next try is due at once.
 * Returns their id.
 */
export async function captureBlocked({ uid, url }: { uid: string; url: string }): Promise<string> {
  const answer = await runCapture(
    {
      ...(await worker()),
      dispatch: () => Promise.resolve(),
      checkAccess: () => Promise.resolve(),
      ...pageReaders,
      fetchPage: () => Promise.resolve({ kind: 'failed', reason: 'timeout' }),
      per_minute: 1000,
    },
    {
      uid,
      signed_in_at: null,
      request: captureRequestSchema.parse({ url }),
      request_id: 'blocked',
    },
  );
  const id = answer.creator.id ?? '';
  const due = { next_read_at: new Date(Date.now() - 60_000) };
  await (await database()).doc(creatorDocument.path(uid, id)).update(due);
  return id;
}

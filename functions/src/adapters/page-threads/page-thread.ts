/** What a thread for reading runs: takes one page after the other, and says what stands on it. */
import { parentPort } from 'node:worker_threads';
import { readLinkPage } from '../../scrape/read-link-page.ts';

parentPort?.on('message', (page: Parameters<typeof readLinkPage>[0]) => {
  parentPort?.postMessage(readLinkPage(page));
});

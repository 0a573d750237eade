/** The script of a thread for reading: reads one page after the other, and posts what it says. */
import { parentPort } from 'node:worker_threads';
import { pageReaders } from '../../scrape/page-readers.ts';

/** A page, and by whom it is read. */
export type PageJob = {
  [By in keyof typeof pageReaders]: { by: By; page: Parameters<(typeof pageReaders)[By]>[0] };
}[keyof typeof pageReaders];

function read(job: PageJob) {
  if (job.by === 'readLinkPage') return pageReaders.readLinkPage(job.page);
  if (job.by === 'readProfilePage') return pageReaders.readProfilePage(job.page);
  return pageReaders.readProfileOn(job.page);
}

parentPort?.on('message', (job: PageJob) => {
  parentPort?.postMessage(read(job));
});
parentPort?.postMessage('ready');

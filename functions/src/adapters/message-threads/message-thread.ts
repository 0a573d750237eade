/** The script of a thread for messages: reads one after the other, and posts what it says. */
import { parseHead } from '@vibes/core/inbound/parse-mail';
import { readMessage } from '@vibes/core/inbound/read-message';
import { parentPort } from 'node:worker_threads';

/** A message, or its header alone. */
export interface MessageJob {
  of: 'head' | 'message';
  raw: Uint8Array;
}

const read = ({ of, raw }: MessageJob) => (of === 'head' ? parseHead(raw) : readMessage(raw));

parentPort?.on('message', (job: MessageJob) => {
  void read(job).then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage('ready');

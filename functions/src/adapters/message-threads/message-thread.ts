/** The script of a thread for messages: reads one after the other, and posts what it says. */
import { readMessage } from '@vibes/core/inbound/read-message';
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', async (raw: Uint8Array) => {
  parentPort?.postMessage(await readMessage(raw));
});

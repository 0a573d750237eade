/** The script of a thread for messages: reads one after the other, and posts what it says. */
import { readMessage } from '@vibes/core/inbound/read-message';
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (raw: Uint8Array) => {
  void readMessage(raw).then((read) => parentPort?.postMessage(read));
});

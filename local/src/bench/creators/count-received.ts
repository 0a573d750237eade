import type { CDPSession } from '@playwright/test';
import { repeatedIn } from '../dashboard/listened-changes.ts';

/** The stream of a browser's Firestore on which all its queries are answered. */
const LISTENING = /\/Listen\/channel\?.*RID=rpc/;

/** Counts the bytes that a page receives, without what only the emulator sends again. */
export function countReceived(cdp: CDPSession): () => number {
  let others = 0;
  const streams = new Map<string, Buffer[]>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (!LISTENING.test(response.url)) return;
    const parts: Buffer[] = [];
    streams.set(requestId, parts);
    cdp.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => parts.unshift(Buffer.from(bufferedData, 'base64')),
      () => undefined,
    );
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, data }) => {
    const stream = streams.get(requestId);
    if (!stream) others += encodedDataLength;
    else if (data !== undefined) stream.push(Buffer.from(data, 'base64'));
  });
  return () => {
    const listened = [...streams.values()].map((parts) => Buffer.concat(parts).toString());
    return others + Buffer.byteLength(listened.join('')) - repeatedIn(listened);
  };
}

import type { CDPSession } from '@playwright/test';
import { documentsIn } from './listened-changes.ts';

/**
 * Counts what comes over the network. The database's answers are read as they stream in; one count
 * of up to 1,000 documents costs as much as one document.
 */
export function countTraffic(cdp: CDPSession) {
  let [requests, bytes, counts] = [0, 0, 0];
  const streamed = new Map<string, string>();
  const read = (id: string, part: string) =>
    streamed.set(id, (streamed.get(id) ?? '') + Buffer.from(part, 'base64').toString());
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    const { pathname } = new URL(request.url);
    requests += 1;
    if (pathname.endsWith(':runAggregationQuery') && request.method === 'POST') counts += 1;
  });
  cdp.on('Network.dataReceived', ({ requestId, data }) => {
    if (data !== undefined) read(requestId, data);
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/google.firestore.')) return;
    cdp.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => read(requestId, bufferedData),
      () => undefined,
    );
  });
  const streamedDocuments = () =>
    [...streamed.values()].reduce(
      (sum, text) => sum + [...text.matchAll(/"documentChange"/g)].length,
      0,
    );
  return {
    now: () => ({ requests, bytes }),
    documents: () => streamedDocuments() + counts,
    /** Of one visit: without what the emulator sends again at a change. */
    documentsOnce: () => documentsIn([...streamed.values()]) + counts,
  };
}

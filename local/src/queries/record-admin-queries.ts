import { Query } from 'firebase-admin/firestore';

/** What the SDK makes of a query to send it. */
const sentBy = (query: Query): unknown =>
  (query as unknown as { toProto: () => { structuredQuery?: unknown } }).toProto().structuredQuery;

/** How a query is sent. */
type Asking = Record<'get' | 'count', (this: Query) => unknown>;

let isRecording = false;

/**
 * From here on, tells each query that this process reads or counts by the Admin SDK. `isOurs` picks
 * by who asks; absent for all.
 */
export function recordAdminQueries(
  record: (sent: unknown) => void,
  isOurs: () => boolean = () => true,
): void {
  // Tests that share a process set it up for each of their files.
  if (isRecording) return;
  isRecording = true;
  const sdk = Query.prototype as unknown as Asking;
  for (const ask of ['get', 'count'] as const) {
    const asked = sdk[ask];
    sdk[ask] = function recorded(this: Query) {
      if (isOurs()) record(sentBy(this));
      return asked.call(this);
    };
  }
}

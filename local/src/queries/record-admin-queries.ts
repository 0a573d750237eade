import { Query } from 'firebase-admin/firestore';

/** What the SDK makes of a query before it sends it, also of one that only counts. */
interface Sending {
  toProto: (...given: unknown[]) => { structuredQuery?: unknown };
}

let isRecording = false;

/**
 * From here on, tells each query that this process sends by the Admin SDK. `isOurs` picks by where it
 * comes from; absent for all.
 */
export function recordAdminQueries(
  record: (sent: unknown) => void,
  isOurs: () => boolean = () => true,
): void {
  // Tests that share a process set it up for each of their files.
  if (isRecording) return;
  isRecording = true;
  const sending = Query.prototype as unknown as Sending;
  const { toProto } = sending;
  sending.toProto = function send(this: unknown, ...given) {
    const made = toProto.apply(this, given);
    if (isOurs()) record(made.structuredQuery);
    return made;
  };
}

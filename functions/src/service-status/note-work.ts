import { serviceStatusDocument } from '@vibes/core/firestore/documents';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';

interface Ports {
  documents: Documents;
  clock: Clock;
}

/** Stores that a run of a kind of work has ended. Costs one write. */
export async function noteRun({ documents, clock }: Ports, name: string): Promise<void> {
  const data = { work: { [name]: { ran_at: clock() } } };
  await documents.commit([{ kind: 'merge', path: serviceStatusDocument.path(), data }]);
}

/** Stores that an event of the payment provider was handled. Costs one write. */
export async function notePaymentEvent({ documents, clock }: Ports): Promise<void> {
  const data = { payment_event_at: clock() };
  await documents.commit([{ kind: 'merge', path: serviceStatusDocument.path(), data }]);
}

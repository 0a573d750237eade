/**
 * An edit of an email on hold whose process is killed: before it is written, or right after.
 * Arguments: uid, id of the delivery, text, `before` or `after`.
 */
import { editEmail } from '../../../functions/src/delivery/edit-email.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { worker } from '../../support/worker.ts';

const [uid = '', delivery_id = '', text = '', when = 'before'] = process.argv.slice(2);
const ports = await worker();
const commit: Documents['commit'] = async (writes) => {
  if (when === 'after') await ports.documents.commit(writes);
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => undefined);
};
const edit = { uid, delivery_id, seen_revision: 0, subject: 'For you', text };
await editEmail({ ...ports, documents: { ...ports.documents, commit } }, edit);

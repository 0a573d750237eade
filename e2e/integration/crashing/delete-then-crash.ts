/**
 * A deletion whose process is killed: before it is written, or right after. Arguments: uid, id of the
 * creator, `before` or `after`.
 */
import { runDeleteCreators } from '../../../functions/src/creator/run-delete-creators.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { worker } from '../../support/worker.ts';

const [uid = '', id = '', when = 'before'] = process.argv.slice(2);
const ports = { ...(await worker()), dispatch: () => Promise.resolve() };
const commit: Documents['commit'] = async (writes) => {
  if (when === 'after') await ports.documents.commit(writes);
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => undefined);
};
await runDeleteCreators(
  { ...ports, documents: { ...ports.documents, commit } },
  { uid, ids: [id] },
);

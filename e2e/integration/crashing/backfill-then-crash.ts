/**
 * A sweep that is killed within the second page of one user's back-fill: all is planned, and
 * nothing of the page is written. Argument: uid.
 */
import { backfillDocument } from '@vibes/core/firestore/documents';
import { runBackfills } from '../../../functions/src/crm/run-backfill.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { worker } from '../../support/worker.ts';

const [uid = ''] = process.argv.slice(2);
const ports = await worker();
let pages = 0;
const commit: Documents['commit'] = (writes) => {
  if (writes.some(({ path }) => path === backfillDocument.path(uid))) pages += 1;
  if (pages === 2) process.kill(process.pid, 'SIGKILL');
  return ports.documents.commit(writes);
};
const documents = { ...ports.documents, commit };
await runBackfills({ ...ports, documents }, { until: new Date(Date.now() + 60_000) });
process.exit();

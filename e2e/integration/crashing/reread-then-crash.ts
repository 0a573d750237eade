/**
 * A reader whose process is killed after it has claimed a creator and before anything is read.
 * Arguments: uid, id of the creator.
 */
import { creatorDocument } from '@vibes/core/firestore/documents';
import { runRereadCreator } from '../../../functions/src/capture/run-reread-creator.ts';
import { reader } from '../../support/blocked-capture.ts';

const [uid = '', id = ''] = process.argv.slice(2);
const ports = await reader();
const [due] = await ports.documents.getAll([creatorDocument.path(uid, id)]);
if (!due) throw new Error('No such creator.');
const fetchPage = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => undefined);
};
await runRereadCreator({ ...ports, fetchPage }, due);

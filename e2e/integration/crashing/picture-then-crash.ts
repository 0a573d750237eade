/**
 * A worker whose process is killed after it has claimed a picture and before it is fetched.
 * Arguments: uid, id of the creator.
 */
import { creatorDocument } from '@vibes/core/firestore/documents';
import { runPicture } from '../../../functions/src/creator/run-picture.ts';
import { pictureWorker } from '../../support/pictures.ts';

const [uid = '', id = ''] = process.argv.slice(2);
const ports = await pictureWorker();
const [due] = await ports.documents.getAll([creatorDocument.path(uid, id)]);
if (!due) throw new Error('No such creator.');
const fetchPicture = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => undefined);
};
await runPicture({ ...ports, fetchPicture }, due);

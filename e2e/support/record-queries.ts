import { dirname } from 'node:path';
import { recordAdminQueries } from '../../local/src/queries/record-admin-queries.ts';
import { shapeRecorder } from '../../local/src/queries/recorded-shapes.ts';
import { stackFile } from './world.ts';

/**
 * For the tests of a worker: records the queries of the product's own adapter, which commands and
 * workflows run on in this process, and none of the tests' own.
 */
const ADAPTER = 'firestore-documents.ts';

if (process.env['VIBES_SLOTS'])
  recordAdminQueries(
    shapeRecorder(dirname(stackFile()), 'tests'),
    () => new Error().stack?.includes(ADAPTER) ?? false,
  );

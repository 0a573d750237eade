import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../src/world/world-paths.ts';

/** What the tests of deployments count on: as many as there are, whatever their number is by now. */

const declared = z
  .object({ indexes: z.array(z.unknown()), fieldOverrides: z.array(z.unknown()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')));

/** Overrides of single fields: what a new database has at once, before its composite indexes are built. */
export const FIELD_OVERRIDES = declared.fieldOverrides.length;
/** Composite indexes and overrides. */
export const INDEXES = declared.indexes.length + FIELD_OVERRIDES;

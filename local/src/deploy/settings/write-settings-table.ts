/** `npm run settings-table`: writes the tables of settings and rights into docs/deploy.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../world/world-paths.ts';
import { SETTINGS_PAGE, withTables } from './settings-table.ts';

const file = join(ROOT, SETTINGS_PAGE);
await writeFile(file, withTables(await readFile(file, 'utf8')));

/** `npm run settings-table`: writes the table of all settings into docs/deploy.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../world/world-paths.ts';
import { SETTINGS_PAGE, withSettingsTable } from './settings-table.ts';

const file = join(ROOT, SETTINGS_PAGE);
await writeFile(file, withSettingsTable(await readFile(file, 'utf8')));

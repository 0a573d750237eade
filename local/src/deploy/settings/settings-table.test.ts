import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../world/world-paths.ts';
import { SETTINGS } from './settings.ts';
import { SETTINGS_PAGE, settingsTable, withTables } from './settings-table.ts';

it('is in docs/deploy.md as the schemas have it; npm run settings-table writes it', async () => {
  const page = await readFile(join(ROOT, SETTINGS_PAGE), 'utf8');
  expect(page).toBe(withTables(page));
});

it.each(SETTINGS)('says what $name is', ({ name, meaning }) => {
  expect(meaning).toMatch(/^[A-Z].*\.$/);
  expect(settingsTable()).toContain(`| \`${name}\``);
});

import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { readable } from '../copy/copy-table.ts';
import { MOMENTS } from '../copy/moments.ts';
import { NEW_ACCOUNT_STATES, VISITOR_STATES } from '../copy/states.ts';
import { expect, signInAsNew, test } from './fixtures.ts';

/** Every text of the product page stands where and when it should: text → screen → state. */

for (const { screen, state, texts, reach } of VISITOR_STATES)
  test(`${screen}, ${state}`, async ({ page }) => {
    await reach(page);
    for (const text of texts) await expect.poll(() => readable(page), text).toContain(text);
  });

test('every screen of a new account', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAsNew(page, { name: 'Cora', email: `cora.${randomUUID().slice(0, 6)}@brand.test` });
  for (const { screen, state, texts, reach } of NEW_ACCOUNT_STATES)
    await test.step(`${screen}, ${state}`, async () => {
      await reach(page);
      for (const text of texts) await expect.poll(() => readable(page), text).toContain(text);
    });
});

for (const { screen, moment, texts, shown_by } of MOMENTS)
  test(`${screen}, ${moment}: shown by ${shown_by}`, () => {
    const spec = readFileSync(new URL(shown_by, import.meta.url), 'utf8');
    for (const text of texts) expect(spec, text).toContain(text);
  });

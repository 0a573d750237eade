import type { Page } from '@playwright/test';
import { expect, faultyTest } from './fixtures.ts';

/** What hosting's headers do in a browser. The console logs what they refuse. */

/** Whether a style attribute applies, and whether a new style sheet does. */
const tryStyles = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = '#injected-sheet { position: fixed }';
    document.head.append(sheet);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p id="injected-sheet"></p><p id="injected-attribute" style="position: fixed"></p>',
    );
    const isFixed = (id: string) => {
      const element = document.getElementById(id);
      return element !== null && getComputedStyle(element).position === 'fixed';
    };
    return { sheet: isFixed('injected-sheet'), attribute: isFixed('injected-attribute') };
  });

faultyTest('injected styles do not apply, and a page gets no device', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));

  await faultyTest.step('a public page allows its own style sheets alone', async () => {
    const answer = await page.goto('/support');
    expect(answer?.headers()['permissions-policy']).toContain('camera=()');
    expect(said.filter((line) => /policy/i.test(line))).toEqual([]);
    await expect(page.locator('.footer')).toHaveCSS('border-top-style', 'solid');
    expect(await tryStyles(page)).toEqual({ sheet: false, attribute: false });
  });

  await faultyTest.step('the app allows no style attribute in its HTML', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tryStyles(page)).toMatchObject({ attribute: false });
  });
});

faultyTest('security.txt is plain text with a contact, not expired', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: (?:mailto:\S+@|https?:\/\/)\S+$/m);
  const [, ends = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  expect(Date.parse(ends) - Date.now()).toBeGreaterThan(30 * 86_400_000);
});

import type { Page } from '@playwright/test';
import { expect, faultyTest } from './fixtures.ts';

/** What hosting's headers do in a browser. Of what they refuse, the console tells. */

/** Whether an element is styled that brings its style in an attribute, and one styled by a new style sheet. */
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

faultyTest('what is injected into a page styles nothing, and gets no device', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));

  await faultyTest.step('a public page knows its own style sheets alone', async () => {
    const answer = await page.goto('/support');
    expect(answer?.headers()['permissions-policy']).toContain('camera=()');
    expect(said.filter((line) => /policy/i.test(line))).toEqual([]);
    await expect(page.locator('.footer')).toHaveCSS('border-top-style', 'solid');
    expect(await tryStyles(page)).toEqual({ sheet: false, attribute: false });
  });

  await faultyTest.step('the app takes no style from an attribute', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tryStyles(page)).toMatchObject({ attribute: false });
  });
});

faultyTest('security.txt is plain text, names a contact and has not ended', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: (?:mailto:\S+@|https?:\/\/)\S+$/m);
  const [, ends = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  expect(Date.parse(ends) - Date.now()).toBeGreaterThan(30 * 86_400_000);
});

import type { Page, Route } from '@playwright/test';

/** Captures from the browser: the parts of the screen, and a server that answers at once. */

export const box = (page: Page) => page.getByLabel('Capture a creator');
export const captureButton = (page: Page) => page.getByRole('button', { name: /^Capture/ });
export const captures = (page: Page) => page.getByRole('region', { name: 'Captures' });
export const line = (page: Page, label: string) =>
  captures(page).getByRole('listitem').filter({ hasText: label });

export const answerTo = (username: string) => ({
  ok: true,
  outcome: 'created',
  message: `Saved ${username}.`,
  creator: { id: `id_${username}`, name: username },
  email: { state: 'none_found', to: null },
  dm: { platform: 'tiktok', text: `Hello ${username}`, open_url: 'https://www.tiktok.com/' },
  credits_remaining: 5,
  request_id: 'r',
});

interface Asked {
  platform?: string;
  username?: string;
  url?: string;
}

/** Stands in for the server; returns whom it was asked for, in order. `answer` may take a request over. */
export async function standIn(
  page: Page,
  answer: (asked: Asked, route: Route) => Promise<void> | null = () => null,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/capture', async (route) => {
    const body = route.request().postDataJSON() as Asked;
    const name = body.username ?? body.url ?? '';
    asked.push(name);
    await (answer(body, route) ?? route.fulfill({ json: answerTo(name) }));
  });
  return asked;
}

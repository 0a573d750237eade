import type { Page } from '@playwright/test';

/**
 * Answers as where no payment provider is connected. Tests that use it block the service worker.
 */
export const closePayment = (page: Page) =>
  page.route('**/api/call/getUserData', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: Record<string, unknown> };
    await route.fulfill({
      response,
      json: { result: { ...answer.result, billing: { is_open: false } } },
    });
  });

/** The request arrives as if nobody were signed in. */
export const loseSession = (page: Page, endpoint: string) =>
  page.route(endpoint, (route) => {
    const headers = { ...route.request().headers() };
    delete headers['authorization'];
    return route.continue({ headers });
  });

import type { Page } from '@playwright/test';

/** The request arrives as if nobody were signed in. */
export const loseSession = (page: Page, endpoint: string) =>
  page.route(endpoint, (route) => {
    const headers = { ...route.request().headers() };
    delete headers['authorization'];
    return route.continue({ headers });
  });

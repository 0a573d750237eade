import type { Page } from '@playwright/test';

/** A screen in one state, with every text the product page gives for it. */
export interface CopyState {
  screen: string;
  state: string;
  texts: string[];
  /** Brings a freshly opened account there; a signed-out visitor where the screen is public. */
  reach: (page: Page) => Promise<unknown>;
}

/** Texts that only a failure or a change brings up: the browser test that shows each. */
export interface CopyMoment {
  screen: string;
  moment: string;
  texts: string[];
  /** File in e2e/browser. */
  shown_by: string;
}

/** Everything a person can read on the page: texts, what fields hold or suggest, and names only said aloud. */
export async function readable(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = [document.body.innerText];
    for (const element of document.querySelectorAll('input, textarea')) {
      const field = element as HTMLInputElement | HTMLTextAreaElement;
      parts.push(field.placeholder, field.value);
    }
    for (const element of document.querySelectorAll('[aria-label]'))
      parts.push(element.getAttribute('aria-label') ?? '');
    return parts.join('\n');
  });
}

import type { Locator, Page } from '@playwright/test';
import { drawer } from './crm.ts';

/** The words of the buttons and links with the solid accent, in the open details or elsewhere. */
export const marked = (page: Page, within: Locator = drawer(page)): Promise<string[]> =>
  within.evaluate((panel) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--chakra-colors-accent-solid)';
    panel.append(probe);
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const wordsOf = (one: HTMLElement) => {
      // Without the key that presses it.
      const words = [...one.childNodes].filter((node) => node.nodeName !== 'KBD');
      return words
        .map((node) => node.textContent)
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
    };
    return [...panel.querySelectorAll<HTMLElement>('a, button')]
      .filter((one) => getComputedStyle(one).backgroundColor === accent)
      .map(wordsOf);
  });

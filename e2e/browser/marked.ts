import type { Page } from '@playwright/test';
import { drawer } from './crm.ts';

/** The words of the buttons and links with the solid accent in the open details. */
export const marked = (page: Page): Promise<string[]> =>
  drawer(page).evaluate((panel) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--chakra-colors-accent-solid)';
    panel.append(probe);
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...panel.querySelectorAll<HTMLElement>('a, button')]
      .filter((one) => getComputedStyle(one).backgroundColor === accent)
      .map((one) => one.innerText.trim());
  });

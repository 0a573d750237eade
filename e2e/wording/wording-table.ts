import type { Page } from '@playwright/test';
import { visit } from '../browser/go-about.ts';

/** A screen in one state, with every text the product page gives for it. */
export interface WordingState {
  screen: string;
  state: string;
  texts: Text[];
  /** Opens the state for a new account; signed out where the screen is public. */
  reach: (page: Page) => Promise<unknown>;
}

/** A pattern where the rest of the text differs from person to person. */
type Text = string | RegExp;

/** Texts that only a failure or a change shows: the browser test that asserts each. */
export interface WordingMoment {
  screen: string;
  moment: string;
  texts: string[];
  /** File in e2e/browser. */
  shown_by: string;
}

/** Opens a screen by its path alone. */
export const open = (path: string) => (page: Page) => visit(page, path);

/** A shorter text is too common a word to be searched for inside others. */
const WHOLE_BELOW = 12;

/**
 * Everything a person can read now, line by line: texts, values and placeholders of fields, and
 * names for screen readers. On a screen of the dashboard without the frame that every screen has.
 */
function readable(page: Page, screen: string): Promise<string[]> {
  const within = screen.startsWith('/dashboard')
    ? 'main, [role=dialog], [role=alertdialog]'
    : 'body';
  return page.evaluate((selector) => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const parts: string[] = [];
    for (const root of document.querySelectorAll<HTMLElement>(selector)) {
      if (isVisible(root)) parts.push(root.innerText);
      for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea'))
        if (isVisible(field)) parts.push(field.placeholder, field.value);
      for (const named of root.querySelectorAll('[aria-label]'))
        if (isVisible(named)) parts.push(named.getAttribute('aria-label') ?? '');
    }
    return parts.flatMap((part) => part.split(/[\n\t]/)).map((line) => line.trim());
  }, within);
}

/** Whether a line has it: a short text as a whole line, value, placeholder or name. */
function isIn(line: string, text: Text): boolean {
  if (text instanceof RegExp) return text.test(line);
  return text.length < WHOLE_BELOW ? line === text : line.includes(text);
}

/** The texts of a state that are not on its screen. */
export async function missingTexts(page: Page, { screen, texts }: WordingState): Promise<Text[]> {
  const lines = await readable(page, screen);
  return texts.filter((text) => !lines.some((line) => isIn(line, text)));
}

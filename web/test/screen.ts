import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';

/** What tests ask of a screen in few words. */

const body = page.elementLocator(document.body);
export const says = (text: string | RegExp) => expect.element(body).toHaveTextContent(text);
export const saysNot = (text: string) => expect.element(body).not.toHaveTextContent(text);
export const isVisible = (part: Locator) => expect.element(part).toBeVisible();
export const isGone = (part: Locator) => expect.element(part).not.toBeInTheDocument();
export const hasFocus = (part: Locator) => expect.element(part).toHaveFocus();
export const leadsTo = (link: Locator, href: string) =>
  expect.element(link).toHaveAttribute('href', href);
/** Where the person is. */
const address = page.getByLabelText('Address');
export const isAt = (path: string) => expect.poll(() => address.element().textContent).toBe(path);
export const fits = (width: number) =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

/** Holds answers until the test lets them through. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

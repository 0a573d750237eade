import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.tsx';
import { OverviewPage } from './overview-page.tsx';

it('begins with the box to capture in on a phone, and with the day elsewhere', async () => {
  await mount(<OverviewPage />, { at: '/dashboard' });
  const box = page.getByRole('textbox', { name: 'Capture a creator' });
  const title = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  /** Whether the box is first, for the eye and for what reads the page out. */
  const isFirst = () => {
    const [one, other] = [box.element(), title.element()];
    const isBefore = one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
    const isAbove = one.getBoundingClientRect().top < other.getBoundingClientRect().top;
    return isBefore === isAbove && isBefore;
  };
  await expect.element(title).toBeVisible();
  await box.fill('@annlee');
  expect(isFirst()).toBe(false);
  await page.viewport(360, 740);
  await expect.poll(isFirst).toBe(true);
  await expect.element(box).toHaveValue('@annlee');
  const button = page.getByRole('button', { name: 'Capture', exact: true }).element();
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(button.getBoundingClientRect().top).toBeLessThan(
    box.element().getBoundingClientRect().bottom,
  );
});

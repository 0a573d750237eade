import type { Page } from '@playwright/test';
import { newPerson } from '../support/person.ts';
import { expect, faultyTest, signInAsNew, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { section, siteToast, wakeAll, watchRequests } from './site.ts';

/** The first page: the navigation, the demonstrations, the links into the app. */

test.use({ reducedMotion: 'no-preference' });

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const choose = (page: Page) => page.getByRole('button', { name: 'Choose Starter' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribe to Starter' });
const proceed = (page: Page) => dialog(page).getByRole('button', { name: 'Proceed to Payment' });

faultyTest(
  'the first page links to every page, finds addresses and leads to a plan',
  async ({ page }) => {
    await page.goto('/');
    const fade = () =>
      page.locator('main').evaluate((main) => {
        const { animationName, animationDuration } = getComputedStyle(main);
        return `${animationName} ${animationDuration}`;
      });
    expect(await fade()).toBe('none 0s');

    await test.step('the first screen has the finder, whose script waits for a touch', async () => {
      const part = section(page, 'try-it');
      await expect(part.getByLabel('A creator’s bio')).toBeInViewport({ ratio: 1 });
      await expect(part.locator('.try-it-address')).toBeInViewport({ ratio: 1 });
      await expect(part.locator('[data-island]')).not.toHaveAttribute('data-awake');
    });

    await test.step('a press plays the scene again', async () => {
      const answer = page.locator('.phone-answer');
      const opacity = () => answer.evaluate((element) => Number(getComputedStyle(element).opacity));
      await expect.poll(opacity).toBe(1);
      await page.getByRole('button', { name: 'Play again' }).click();
      expect(await opacity()).toBe(0);
    });

    await test.step('the navigation has a shadow after 50 px and links to every page', async () => {
      const header = page.locator('[data-nav]');
      for (const [y, isMarked] of [
        [51, true],
        [50, false],
        [400, true],
        [0, false],
      ] as const) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await expect
          .poll(
            () => header.evaluate((element) => element.hasAttribute('data-scrolled')),
            `${y} px`,
          )
          .toBe(isMarked);
      }
      for (const [name, href] of [
        ['Features', '/#features'],
        ['Pricing', '/#pricing'],
        ['FAQ', '/#faq'],
        ['Support', '/support'],
        ['Documentation', '/dashboard/shortcut-setup'],
        ['Sign In', '/login'],
        ['Get Started', '/signup'],
      ] as const)
        await expect(nav(page).getByRole('link', { name })).toHaveAttribute('href', href);
    });

    await test.step('one question is open at a time, by keyboard too', async () => {
      const questions = section(page, 'faq').locator('details');
      await expect(questions).toHaveCount(6);
      for (const at of [1, 4]) {
        await questions.nth(at).locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(questions.nth(at)).toHaveAttribute('open');
        await expect(section(page, 'faq').locator('details[open]')).toHaveCount(1);
      }
    });

    await test.step('the button of a plan keeps the focus when its script loads, and opens by Space', async () => {
      const link = page.getByRole('link', { name: 'Choose Starter' });
      await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
      await wakeAll(page);
      await expect(choose(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(dialog(page)).toContainText('$19');
      await expect(page).toHaveURL('/');
    });

    await test.step('a visitor is asked to log in, and returns to the plans', async () => {
      await expect(dialog(page).getByText('Please log in before subscribing')).toBeVisible();
      await expect(proceed(page)).toBeDisabled();
      const logIn = dialog(page).getByRole('link', { name: 'Log in' });
      await expect(logIn).toHaveAttribute(
        'href',
        '/login?next=%2Fdashboard%2Fprofile%3Ftab%3Dplans',
      );
      await pressEscape(page);
      await expect(dialog(page)).toBeHidden();
      await expect(choose(page)).toBeFocused();
      await choose(page).click();
      await expect(dialog(page)).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('a plan that is not sold yet is one line, which opens', async () => {
      for (const [name, price, holds] of [
        ['Growth', '$49/month', '1000 creator contacts'],
        ['Scale', '$199/month', '5000 creator contacts'],
      ] as const) {
        const line = section(page, 'pricing').locator('summary').filter({ hasText: name });
        await expect(line).toHaveText(`${name}${price}Coming Soon`);
        await expect(page.getByText(holds)).toBeHidden();
        await line.press('Enter');
        await expect(page.getByText(holds)).toBeVisible();
      }
    });

    await test.step('the CRM is shown in the theme of the page, in a box of its size', async () => {
      const picture = page.locator('.scene-crm img').filter({ visible: true });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1280);
      await expect(picture).toHaveAttribute('src', /wide-crm-(light|dark)\.webp$/);
    });

    await test.step('the code for the phone is drawn in the browser', async () => {
      await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible();
    });

    await test.step('a bio is read with a finder that can be loaded again, and is sent to nobody', async () => {
      const part = section(page, 'try-it');
      const bio = part.getByLabel('A creator’s bio');
      await page.route('**/assets/**', (route) => route.abort());
      await bio.fill('ada (at) ovenandrye dot studio');
      await expect(part.getByText('We couldn’t load the finder.')).toBeVisible();
      await page.unroute('**/assets/**');
      await part.getByRole('button', { name: 'Try again' }).click();
      await expect(part.locator('.try-it-address')).toHaveText('ada@ovenandrye.studio');
      const asked = watchRequests(page);
      await bio.fill('Zoe paints: zoe (at) brushandkiln dot studio');
      await expect(part.locator('.try-it-address')).toHaveText('zoe@brushandkiln.studio');
      // The film's picture may be loaded too.
      expect(asked.filter((request) => !request.includes('/film/'))).toEqual([]);
    });

    await test.step('a page fades in after a link from another page, and is shown at once otherwise', async () => {
      await nav(page).getByRole('link', { name: 'Support' }).click();
      await expect(page).toHaveURL(/\/support$/);
      expect(await fade()).toBe('page-in 0.3s');
      await page.reload();
      expect(await fade()).toBe('none 0s');
    });
  },
);

faultyTest(
  'a signed-in person sees the dashboard in place of the sign-in links, from the first paint on, and can buy',
  async ({ page }) => {
    const person = newPerson('Dora');
    await signInAsNew(page, person);

    await test.step('what is shown without the page’s own script was shown at the first paint', async () => {
      await page.route('**/assets/site/**', (route) =>
        route.fulfill({ body: '', contentType: 'text/javascript' }),
      );
      await page.goto('/');
      const link = nav(page).getByRole('link', { name: 'Dashboard' });
      await expect(link).toHaveAttribute('href', '/dashboard');
      for (const name of ['Sign In', 'Get Started'])
        await expect(page.getByRole('link', { name })).toHaveCount(0);
      await page.unroute('**/assets/site/**');
    });

    await test.step('the way to a plan names the person, asks the server once, and shows a failure', async () => {
      await page.reload();
      await wakeAll(page);
      await choose(page).click();
      await expect(dialog(page).getByText(person.email)).toBeVisible();
      const link = '**/api/call/stripePaymentLink';
      await page.route(link, (route) => route.abort());
      await proceed(page).click();
      await expect(siteToast(page, 'Failed to generate payment link')).toContainText(
        'Please try again later',
      );
      await expect(dialog(page)).toContainText(
        'Failed to generate payment link. Please try again.',
      );
      await page.unroute(link);
      const asked: unknown[] = [];
      await page.route(link, (route) => {
        asked.push(route.request().postDataJSON());
      });
      await proceed(page).dblclick();
      await expect(siteToast(page, 'Redirecting to payment').first()).toBeVisible();
      const successUrl = `${new URL(page.url()).origin}/profile?payment=done`;
      await expect.poll(() => asked).toHaveLength(1);
      expect(asked).toMatchObject([{ data: { plan: 'Starter', successUrl } }]);
    });
  },
);

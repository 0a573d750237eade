import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, uid } from '../../../test/mount.tsx';
import { inDays, writeSubscription } from '../../../test/plan.ts';
import { failReads } from '../../../test/memory/firestore.ts';
import { ProfilePage } from './profile-page.tsx';

const offer = page.getByRole('heading', { name: 'Choose a Plan' });
const choose = page.getByRole('button', { name: 'Choose Starter' });
const manage = page.getByRole('button', { name: 'Manage Subscription' });
const body = page.elementLocator(document.body);
const says = (text: string | RegExp) => expect.element(body).toHaveTextContent(text);
const openPlans = () => mount(<ProfilePage />, { at: '/dashboard/profile?tab=plans' });
const colorOf = (word: string) =>
  getComputedStyle(page.getByText(word, { exact: true }).element()).color;

describe('the status of a subscription', () => {
  it('shows plan, price and renewal while it is active, in green', async () => {
    writeSubscription(uid, { expires_at: inDays(30) });
    await openPlans();
    await expect.element(page.getByText('active', { exact: true })).toBeVisible();
    expect(colorOf('active')).toBe('rgb(28, 102, 55)');
    await says('$19/month');
    await says(/Renews in about 1 month, on \w+ \d{1,2}, \d{4}/);
    await expect.element(manage).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    expect(document.querySelector('section time')?.getAttribute('title')).toMatch(/\d{4}.*\d:\d\d/);
  });

  it('is amber after a failed payment, and says what to do', async () => {
    writeSubscription(uid, { status: 'past_due', expires_at: inDays(5) });
    await openPlans();
    await expect.element(page.getByText('past due', { exact: true })).toBeVisible();
    expect(colorOf('past due')).toBe('rgb(125, 84, 0)');
    await says('Ends in 5 days');
    await says('Your last payment failed. Update your card under Manage Subscription.');
    await expect.element(offer).not.toBeInTheDocument();
  });

  it.each([
    [
      'ends with its period',
      { cancel_at_period_end: true, expires_at: inDays(3) },
      ['Ends in 3 days', 'You can resume it under Manage Subscription.'],
    ],
    [
      'was cancelled',
      { status: 'canceled', expires_at: inDays(3) },
      ['After that, you can choose a plan again.'],
    ],
  ] as const)('offers no plan before the end of one that %s', async (_, differing, sentences) => {
    writeSubscription(uid, differing);
    await openPlans();
    for (const sentence of sentences) await says(sentence);
    await expect.element(offer).not.toBeInTheDocument();
  });

  it('offers the plans once it is over', async () => {
    writeSubscription(uid, { status: 'canceled', expires_at: inDays(-2) });
    await openPlans();
    await says('Ended 2 days ago');
    await expect.element(choose).toBeVisible();
  });

  it('that cannot be read says so, offers no plan, and can be read again', async () => {
    failReads(new Error('no'));
    await openPlans();
    await says('Failed to load subscriptionThere was an error loading your subscription details');
    await expect.element(offer).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    failReads(null);
    await expect.element(offer).toBeVisible();
  });
});

describe('the tab of the profile', () => {
  it('is the profile with a plan, and follows the address', async () => {
    writeSubscription(uid);
    await mount(<ProfilePage />, { at: '/dashboard/profile' });
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect.element(tab('Profile Information')).toHaveAttribute('aria-selected', 'true');
    await tab('Plans & Billing').click();
    await expect.element(manage).toBeVisible();
    await tab('Profile Information').click();
    await expect.element(page.getByLabelText('Address')).toHaveTextContent('?tab=profile');
    await expect.element(page.getByLabelText('Email', { exact: true })).toBeVisible();
  });
});

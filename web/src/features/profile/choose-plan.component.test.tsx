import { PLANS } from '@vibes/core/plan/plan';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { mount, person } from '../../../test/mount.tsx';
import { writeSubscription } from '../../../test/plan.ts';
import { serveUserData } from '../../../test/user-data.ts';
import { gate, hasFocus, isGone, isVisible, leadsTo, says, saysNot } from '../../../test/screen.ts';
import { ProfilePage } from './profile-page.tsx';

beforeEach(() => {
  location.hash = '';
});

const open = () => mount(<ProfilePage />, { at: '/dashboard/profile' });
const choose = page.getByRole('button', { name: 'Choose Starter' });
const dialog = page.getByRole('dialog', { name: 'Subscribe to Starter' });
const proceed = dialog.getByRole('button', { name: 'Proceed to Payment' });
const manage = page.getByRole('button', { name: 'Manage Subscription' });

async function chooseStarter() {
  await open();
  await choose.click();
  await expect.element(proceed).toBeEnabled();
  // Once it is open, the dialog takes the focus.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
}

describe('the plans on offer', () => {
  it('are what a profile without a plan opens with', async () => {
    await open();
    const tab = page.getByRole('tab', { name: 'Plans & Billing' });
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    const plans = page.getByRole('list', { name: 'Plans' });
    await isVisible(plans);
    const cards = [...plans.element().children];
    expect(cards).toHaveLength(3);
    for (const [i, texts] of [
      ['Starter', '$19/month', '250 creator contacts'],
      ['Growth', '$49/month', '1000 creator contacts'],
      ['Scale', '$199/month', '5000 creator contacts'],
    ].entries())
      for (const text of texts) expect(cards[i]).toHaveTextContent(text);
    for (const [i, { features }] of PLANS.entries())
      expect([...(cards[i]?.querySelectorAll('li') ?? [])].map((it) => it.textContent)).toEqual([
        ...features,
      ]);
    await expect.element(choose).toBeEnabled();
    const soon = page.getByRole('button', { name: 'Coming Soon' });
    expect(soon.elements()).toHaveLength(2);
    for (const button of soon.elements()) expect(button).toBeDisabled();
    const statement = page.getByRole('link', { name: 'credit statement' });
    await leadsTo(statement, '/dashboard/credits');
  });

  it('cannot be bought or managed where no payment provider is connected', async () => {
    serveUserData({ billing: { is_open: false } });
    await open();
    await choose.click();
    for (const text of [
      'card payment provider to subscribe at $19/month',
      person.email,
      'Payments aren’t available yet. Nothing can be charged.',
    ])
      await expect.element(dialog).toHaveTextContent(text);
    await expect.element(proceed).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await isGone(dialog);
    await hasFocus(choose);
    writeSubscription(person.uid);
    await expect.element(manage).toBeDisabled();
    await says('Payments aren’t available yet.');
  });
});

describe('the button to the pay page', () => {
  it('asks once for the plan with the product’s own return addresses, and goes there', async () => {
    const asked: unknown[] = [];
    const { open: release, opened } = gate();
    answerCall('stripePaymentLink', (payload) => {
      asked.push(payload);
      return opened.then(() => ({ url: '#pay-page' }));
    });
    await chooseStarter();
    await proceed.dblClick();
    await expect.element(proceed).toHaveAttribute('aria-disabled', 'true');
    await says('Redirecting to payment');
    const { origin } = location;
    expect(asked).toEqual([
      {
        plan: 'Starter',
        successUrl: `${origin}/profile?payment=done`,
        cancelUrl: `${origin}/profile?payment=cancelled&plan=Starter`,
        toltReferral: null,
      },
    ]);
    // After Back, the browser may show the page again as it was left.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(proceed).not.toHaveAttribute('aria-disabled');
    release();
    await proceed.click();
    await expect.poll(() => location.hash).toBe('#pay-page');
  });

  it('goes nowhere once the dialog was closed', async () => {
    const { open: release, opened } = gate();
    answerCall('stripePaymentLink', () => opened.then(() => ({ url: '#pay-page' })));
    await chooseStarter();
    await proceed.click();
    await userEvent.keyboard('{Escape}');
    await isGone(dialog);
    release();
    await choose.click();
    await expect.element(proceed).not.toHaveAttribute('aria-disabled');
    expect(location.hash).toBe('');
  });

  it('shows a failure, keeps the focus, and can be pressed again', async () => {
    const refusal = 'We couldn’t reach the payment provider. Nothing was charged.';
    answerCall('stripePaymentLink', () => refuse(refusal));
    await chooseStarter();
    (proceed.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(`Failed to generate payment link. Please try again.${refusal}`);
    await says('Failed to generate payment linkPlease try again later');
    await hasFocus(proceed);
    await expect.element(proceed).not.toHaveAttribute('aria-disabled');
    answerCall('stripePaymentLink', () => refuse('no', undefined, 'unauthorized'));
    await proceed.click();
    await says('Not logged inPlease log in to subscribe');
    await expect.element(dialog).toHaveTextContent('Please log in to subscribe');
  });

  it('becomes the way to the bill that is open', async () => {
    const refusal =
      'Your last plan has an unpaid bill. Pay it or end that plan under Manage Subscription.';
    answerCall('stripePaymentLink', () => refuse(refusal, 'already_subscribed'));
    answerCall('stripeCustomerPortal', () => ({ url: '#portal' }));
    await chooseStarter();
    (proceed.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(refusal);
    await saysNot('Failed to generate payment link');
    await isGone(proceed);
    await hasFocus(dialog.getByRole('button', { name: 'Manage Subscription' }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe('#portal');
  });
});

describe('the button to manage a plan', () => {
  it.each([
    [() => refuse('Not today.'), 'Failed to access subscription managementPlease try again later'],
    [
      () => refuse('You don’t have a subscription yet. Choose a plan first.', 'no_customer'),
      'You don’t have a subscription yet. Choose a plan first.',
    ],
    [
      () => refuse('no', undefined, 'unauthorized'),
      'Not logged inPlease log in to manage your subscription',
    ],
  ])('says why it opens nothing: %#', async (answer, sentence) => {
    writeSubscription(person.uid);
    const asked: unknown[] = [];
    answerCall('stripeCustomerPortal', (payload) => {
      asked.push(payload);
      return answer();
    });
    await mount(<ProfilePage />, { at: '/dashboard/profile?tab=plans' });
    await says('Subscription Status');
    await manage.click();
    await says(sentence);
    expect(asked).toEqual([{ returnUrl: `${location.origin}/profile?payment=managed` }]);
    await expect.element(manage).not.toHaveAttribute('aria-disabled');
  });
});

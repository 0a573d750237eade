import { newUsageCredits } from '@vibes/core/credit/credit-entry';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, uid } from '../../../test/mount.tsx';
import { inDays, writeCredits, writeSubscription } from '../../../test/plan.ts';
import { AccountNoticeBar } from './account-notice-bar.tsx';

const NO_PLAN = { monthly_allowance: 0, resets_at: null };

const bar = page.getByRole('status').first();
const dismiss = page.getByRole('button', { name: 'Dismiss notice' });
const address = page.getByLabelText('Address');

describe('the bar above every page, with a plan', () => {
  it('warns at a fifth of the month’s credits, not before', async () => {
    writeSubscription(uid);
    writeCredits(uid, { num_credits: 50 });
    await mount(<AccountNoticeBar />);
    await expect.element(bar).toHaveTextContent(/^50 of 250 credits left until \w+ \d{1,2}\./);
    writeCredits(uid, { num_credits: 51 });
    await expect.element(bar).toBeEmptyDOMElement();
  });

  it('tells of an unpaid bill before credits, leads to the card, and is silent there', async () => {
    writeCredits(uid, { num_credits: 20 });
    writeSubscription(uid, { status: 'past_due', expires_at: inDays(5) });
    await mount(<AccountNoticeBar />);
    await expect
      .element(bar)
      .toHaveTextContent('Your last payment did not go through. Update your card');
    await expect.element(dismiss).not.toBeInTheDocument();
    await bar.getByRole('link', { name: 'Go to billing' }).click();
    await expect.element(address).toHaveTextContent('/profile?tab=plans');
    await expect.element(bar).toHaveTextContent('Your last payment did not go through.');
    await expect.element(bar.getByRole('link')).not.toBeInTheDocument();
    writeCredits(uid, { num_credits: 200 });
    writeSubscription(uid);
    await expect.element(bar).toBeEmptyDOMElement();
  });

  it('says why a second account of the same person got no trial credits', async () => {
    writeCredits(uid, { ...newUsageCredits(0), trial_used_before: true });
    await mount(<AccountNoticeBar />);
    const words =
      'You already used your trial credits in an earlier account. New creators are not saved.';
    await expect.element(bar).toHaveTextContent(words);
  });

  it('cannot be dismissed without credits, and can with few', async () => {
    writeCredits(uid, { num_credits: 0, ...NO_PLAN });
    await mount(<AccountNoticeBar />);
    await expect.element(bar).toHaveTextContent('New creators are not saved.');
    await expect.element(dismiss).not.toBeInTheDocument();
    writeCredits(uid, { num_credits: 2, ...NO_PLAN });
    await expect.element(bar).toHaveTextContent('2 credits left.');
    await dismiss.click();
    await expect.element(bar).toBeEmptyDOMElement();
  });
});

import { newUsageCredits } from '@vibes/core/credit/credit-entry';
import { usageCreditsDocument, userDocument } from '@vibes/core/firestore/documents';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { writeCredits, writeSubscription } from '../../../test/plan.ts';
import { CreditsCard } from './credits-card.tsx';
import { ShareCard } from './share-card.tsx';

it('shows the credits left, and with a plan that they are reset', async () => {
  writeCredits(uid, { num_credits: 51 });
  writeSubscription(uid);
  await mount(<CreditsCard />);
  await expect.element(page.getByText('51', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Resets every month')).toBeVisible();
  const words = 'Credits are refreshed with your monthly subscription.';
  await expect.element(page.getByText(words)).toBeVisible();
});

it('shows trial credits, and a dash where there is no record', async () => {
  writeCredits(uid, { ...newUsageCredits(10) });
  await mount(<CreditsCard />);
  await expect.element(page.getByText('10', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Trial credits')).toBeVisible();
  await expect.element(page.getByText('These credits don’t renew.')).toBeVisible();
  writeDocument(usageCreditsDocument.path(uid), null);
  await expect.element(page.getByText('-', { exact: true })).toBeVisible();
});

it('is followed by the link to share, or by a word that there is none', async () => {
  const account = { name: 'Pam', email: 'pam@brand.test', referral_url: '' };
  writeDocument(userDocument.path(uid), account);
  await mount(<ShareCard />);
  await expect.element(page.getByText('No Referral Code')).toBeVisible();
  await expect.element(page.getByText('You get 20% of their spend every month')).toBeVisible();
  writeDocument(userDocument.path(uid), { ...account, referral_url: 'https://v.test/?ref=PAM' });

  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  copy.mockResolvedValueOnce().mockRejectedValueOnce(new DOMException('No.'));
  const button = page.getByRole('button', { name: /Copy your referral link/ });
  await button.click();
  await expect.element(page.getByText('Link copied!')).toBeVisible();
  await expect.element(page.getByText('Affiliate link copied to clipboard')).toBeVisible();
  expect(copy).toHaveBeenLastCalledWith('https://v.test/?ref=PAM');
  await button.click();
  await expect.element(page.getByText('Failed to copy')).toBeVisible();
  await expect.element(page.getByText('Could not copy link to clipboard')).toBeVisible();
});

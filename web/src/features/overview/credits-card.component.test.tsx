import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, newPerson } from '../../../test/mount.tsx';
import { writeCredits, writeSubscription } from '../../../test/plan.ts';
import { CreditsCard } from './credits-card.tsx';

let uid: string;
beforeEach(async () => {
  ({ uid } = await newPerson());
});

it('shows the credits left, and with a plan that they are reset', async () => {
  writeCredits(uid, { num_credits: 51 });
  writeSubscription(uid);
  await mount(<CreditsCard />);
  await expect.element(page.getByText('51', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Resets every month')).toBeVisible();
});

import { FirebaseError } from 'firebase/app';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { writeAccount } from '../../../test/account.ts';
import { answerReload } from '../../../test/memory/firebase.ts';
import { failAsked, failReads } from '../../../test/memory/firestore.ts';
import { mount, person } from '../../../test/mount.tsx';
import { inDays, writeSubscription } from '../../../test/plan.ts';
import { hasFocus, isAt, isGone, isVisible, says, saysNot } from '../../../test/screen.ts';
import { ProfilePage } from './profile-page.tsx';

beforeEach(() => {
  writeAccount(person.uid);
});

const open = (query = '') => mount(<ProfilePage />, { at: `/dashboard/profile${query}` });
const name = page.getByLabelText('Name', { exact: true });
const email = page.getByLabelText('Email', { exact: true });
const save = () => page.getByRole('button', { name: 'Save Changes' }).click();
const fault = (code: string) => new FirebaseError(code, 'no');

describe('the name', () => {
  it('is saved without hidden characters, and its form has the facts of the account', async () => {
    const { unmount } = await open('?tab=profile');
    await expect.element(name).toHaveValue('Pam Plan');
    await says(/Member since October 1, 2026\s*Time zone Europe\/Berlin/);
    let release: () => void = () => undefined;
    answerReload(() => new Promise((resolve) => (release = resolve)));
    await name.fill('Pia \u202eRenamed\u200b');
    await save();
    await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await says('Your profile has been updated successfully');
    await unmount();
    await open('?tab=profile');
    await expect.element(name).toHaveValue('Pia Renamed');
  });

  it('stays typed when it cannot be saved, and can be saved then', async () => {
    await open('?tab=profile');
    failAsked(new Error('no'));
    await name.fill('Pia Offline');
    await save();
    await says('Update failedThere was an error updating your profile');
    await expect.element(name).toHaveValue('Pia Offline');
    failAsked(null);
    await save();
    await says('Profile updated');
  });

  it('has 120 characters at most', async () => {
    await open('?tab=profile');
    await name.fill('x'.repeat(121));
    await save();
    await says('Your name can have 120 characters at most.');
    await name.fill('x'.repeat(120));
    await save();
    await says('Profile updated');
  });

  it('is not saved after the session has ended', async () => {
    await open('?tab=profile');
    await expect.element(name).toHaveValue('Pam Plan');
    answerReload(() => Promise.reject(fault('auth/user-token-expired')));
    await name.fill('Pia Gone');
    await save();
    await says('You are not logged in');
    await saysNot('Profile updated');
  });
});

describe('the opening of the profile', () => {
  it('asks again who is signed in, whose address cannot be changed', async () => {
    const asked = vi.fn(() => Promise.resolve());
    answerReload(asked);
    await open('?tab=profile');
    await expect.element(email).toHaveValue(person.email);
    expect(email.element()).toHaveAttribute('readonly');
    await says('Your email is used for login and cannot be changed');
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each([
    ['auth/network-request-failed', 'Failed to fetch user data'],
    ['auth/internal-error', 'An unexpected error occurred'],
    ['auth/user-not-found', 'Authentication errorYou are not logged in'],
  ])('says what %s means', async (code, sentence) => {
    answerReload(() => Promise.reject(fault(code)));
    await open();
    await says(sentence);
  });

  it('says that the account cannot be read, and reads it again', async () => {
    failReads(new Error('no'));
    await open('?tab=profile');
    await says('Failed to fetch profile data');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    failReads(null);
    await expect.element(name).toHaveValue('Pam Plan');
  });
});

it('opens on the plans without one, and on the profile once there is one', async () => {
  await mount(
    <>
      <Link to="/dashboard/profile">To the profile</Link>
      <ProfilePage />
    </>,
    { at: '/dashboard/profile' },
  );
  const tab = (label: string) => page.getByRole('tab', { name: label, selected: true });
  await isVisible(tab('Plans & Billing'));
  writeSubscription(person.uid);
  await says('Subscription Status');
  await isVisible(tab('Plans & Billing'));
  await page.getByRole('link', { name: 'To the profile' }).click();
  await isVisible(tab('Profile Information'));
});

const WAITING = 'Just paid? Your plan shows up here automatically, usually within a minute.';
const THANKS = 'Thank you. Your Starter plan is active.';
const offer = page.getByRole('heading', { name: 'Choose a Plan' });

describe('the return from the payment provider', () => {
  it('thanks once the plan is there, and leaves the address', async () => {
    const { unmount } = await open('?payment=done');
    await isAt('/dashboard/profile?tab=plans');
    await says(WAITING);
    writeSubscription(person.uid);
    await says(THANKS);
    await isGone(offer);
    await unmount();
    await open('?tab=plans');
    await says('Subscription Status');
    await saysNot(THANKS);
  });

  it('thanks at once for a plan that was there before', async () => {
    writeSubscription(person.uid);
    await open('?payment=done');
    await says(THANKS);
  });

  it('says after two minutes not to pay again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open('?payment=done');
    await says(WAITING);
    vi.advanceTimersByTime(2 * 60_000);
    await says('Don’t pay again.');
    await saysNot(WAITING);
    writeSubscription(person.uid);
    await says(THANKS);
  });

  it('says where changes show up', async () => {
    writeSubscription(person.uid);
    await open('?payment=managed');
    await says('Changes you made at our payment provider show up here automatically.');
    await isAt('/dashboard/profile?tab=plans');
  });

  it('offers another try after the pay page was left', async () => {
    await open('?payment=cancelled&plan=Starter');
    await says('The payment wasn’t completed. Nothing was charged.');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe to Starter' });
    await expect.element(dialog.getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await hasFocus(again);
  });
});

it('a plan whose time is over ends on screen by itself; others can be bought once its bill is settled', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  writeSubscription(person.uid, { status: 'past_due', expires_at: inDays(1) });
  const choose = page.getByRole('button', { name: 'Choose Starter' });
  await open('?tab=plans');
  await says('Your last payment failed.');
  await isGone(offer);
  vi.setSystemTime(inDays(2));
  vi.advanceTimersByTime(31_000);
  await says('Your plan ended because a payment failed.');
  await isVisible(page.getByRole('button', { name: 'Manage Subscription' }));
  await isGone(choose);
  writeSubscription(person.uid, { status: 'canceled' });
  await isVisible(page.getByText('cancelled', { exact: true }));
  await isVisible(choose);
});

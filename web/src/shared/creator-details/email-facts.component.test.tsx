import type { Creator } from '@vibes/core/creator/creator';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  changeCreator,
  drawer,
  openDetails,
  storedCreator,
} from '../../../test/creator-details.tsx';
import { emailToAnn } from '../../../test/deliveries.ts';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { uid } from '../../../test/mount.tsx';

const OLD = 'hello@ann.studio';
const NEW = 'ann@agency.example';

const section = drawer.getByRole('region', { name: 'Email', exact: true });
const others = section.getByRole('listitem');
const use = page.getByRole('button', { name: 'Use this one instead' });

const open = (fields?: Partial<Creator>) => openDetails(uid, fields);

/** The server exchanges the address with the one that is chosen. */
const serveChoice = () =>
  answerCall('chooseEmail', ({ email }) => {
    const { other_emails, email: before } = storedCreator(uid) as unknown as Creator;
    const instead = other_emails.map((other) => ({ ...other, email: before ?? '' }));
    changeCreator(uid, { email, other_emails: instead });
    return { chosen: true };
  });

const alternative = (email: string, rival: string | null = null) => ({
  ...{
    email,
    rival,
    choice_reason: null,
    source: 'linktree' as const,
    found_at: 'https://ann.studio/',
  },
  ...{ evidence: `Write to ann ${email} about work`, repaired: false },
});

describe('the addresses of a creator', () => {
  it('have the words they were found in, marked, and the page', async () => {
    await open({ is_verified: true });
    await expect.element(section).toHaveTextContent('work with me: hello@ann.studio');
    expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual([
      OLD,
      NEW,
    ]);
    await expect.element(others).toHaveTextContent('Management: ann@agency.example');
    await expect
      .element(others.getByRole('link', { name: 'linktr.ee/annlee' }))
      .toHaveAttribute('href', 'https://linktr.ee/annlee');
    await expect.element(drawer.getByRole('img', { name: 'Verified profile' })).toBeVisible();
    await expect.element(drawer).not.toHaveTextContent(/We pieced this|We (stopped trying|try)/);
  });

  it('are three at first, and all on demand', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    await open({ other_emails: names.map((name) => alternative(`${name}@agency.example`)) });
    await expect.element(others).toHaveLength(3);
    await page.getByRole('button', { name: 'Show 2 more' }).click();
    await expect.element(others).toHaveLength(5);
    await page.getByRole('button', { name: 'Show fewer' }).click();
    await expect.element(others).toHaveLength(3);
  });

  const BLOCKED: Partial<Creator> = { read_state: 'blocked', other_emails: [] };
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000);
  it.each<[string, Partial<Creator>, RegExp]>([
    [
      'a profile that is tried again',
      { ...BLOCKED, read_blocked_by: 'login_wall', next_read_at: inMinutes(10) },
      /TikTok shows this profile only to people who are logged in\. We’ll try again (on .+ )?at \d\d:\d\d\./,
    ],
    [
      'a profile that is gone',
      { ...BLOCKED, read_blocked_by: 'not_found' },
      /TikTok says this profile doesn’t exist\./,
    ],
    [
      'an address that cannot receive mail',
      { email_unreachable_at: inMinutes(-60) },
      /This address can’t receive email, as of .+ ago\. Use one of the others below instead\./,
    ],
    [
      'an address put together from parts',
      { email_repaired: true },
      /We pieced this together from the page, so check it before you send\./,
    ],
    [
      'an address that could be another one',
      { other_emails: [alternative('lee@ann.studio', 'ann.lee@ann.studio')] },
      /This could also be ann\.lee@ann\.studio\./,
    ],
  ])('say so of %s', async (_, fields, words) => {
    await open(fields);
    await expect.element(drawer).toHaveTextContent(words);
  });
});

describe('another address', () => {
  it('is chosen by keyboard, keeps the focus, and the choice is undone', async () => {
    await open();
    serveChoice();
    (use.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(`Ann Lee’s email is now ${NEW}`)).toBeVisible();
    await expect.element(others).toHaveTextContent(OLD);
    await expect.element(use).toHaveFocus();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText(`Ann Lee’s email is ${OLD} again`)).toBeVisible();
    await expect.element(others).toHaveTextContent(NEW);
  });

  it('that could not be chosen says why, and can be chosen again', async () => {
    await open();
    answerCall('chooseEmail', () => {
      throw new Error('no answer');
    });
    await use.click();
    const fault = others.getByText('We couldn’t change the address. Please try again.');
    await expect.element(fault).toBeVisible();
    answerCall('chooseEmail', () => refuse('This address was not found.'));
    await use.click();
    await expect.element(others.getByText('This address was not found.')).toBeVisible();
    serveChoice();
    await use.click();
    await expect.element(page.getByText(`Ann Lee’s email is now ${NEW}`)).toBeVisible();
    await expect.element(section).not.toHaveTextContent('This address was not found.');
  });

  it('is offered to an email that was put back for the one before', async () => {
    const waiting = emailToAnn({ state: 'queued', due_at: inAnHour() });
    writeDocument(deliveryDocument.path(uid, 'email_ann'), { ...waiting, to: NEW });
    await open();
    await expect.element(section.getByText(`to ${NEW}`, { exact: true })).toBeVisible();
    answerCall('chooseEmail', ({ email }) => {
      writeDocument(deliveryDocument.path(uid, 'email_ann'), { ...waiting, to: email });
      return { chosen: true };
    });
    await page.getByRole('button', { name: `Send it to ${OLD} instead` }).click();
    await expect.element(section.getByText(`to ${NEW}`, { exact: true })).not.toBeInTheDocument();
  });
});

const inAnHour = () => new Date(Date.now() + 3_600_000);

describe('two possible addresses', () => {
  const QUESTION =
    'We found two possible addresses. Pick the right one. We won’t send anything until you do.';
  const [lee, annlee] = ['lee@ann.studio', 'annlee@ann.studio'];
  const choices = section.getByRole('list', { name: QUESTION });
  const undecided = {
    email: null,
    other_emails: [
      { ...alternative(annlee, lee), evidence: `Write to ann ${lee} about work` },
      alternative(lee, annlee),
    ],
  };

  it('are shown with the words they were read from, and no email can be sent', async () => {
    await open(undecided);
    await expect.element(choices.getByRole('listitem')).toHaveLength(2);
    expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual([
      `ann ${lee}`,
      lee,
    ]);
    await expect.element(choices.getByRole('link')).toHaveLength(2);
    await expect.element(section).not.toHaveTextContent('We found no email address');
    await expect.element(page.getByRole('button', { name: /^Send email/ })).not.toBeInTheDocument();
  });

  it('are no question any more once one is chosen, and the focus stays', async () => {
    await open(undecided);
    answerCall('chooseEmail', ({ email }) => {
      changeCreator(uid, { email, email_set_by: 'person', other_emails: [alternative(annlee)] });
      return { chosen: true };
    });
    const button = choices.getByRole('button', { name: 'Use this one' }).last();
    await expect.element(button).toHaveAccessibleDescription(lee);
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(`Ann Lee’s email is now ${lee}`)).toBeVisible();
    await expect.element(page.getByText('Press “Send email” to send one there.')).toBeVisible();
    await expect.element(section).not.toHaveTextContent(QUESTION);
    await expect
      .element(section.getByRole('list', { name: 'Also found' }))
      .toHaveTextContent(annlee);
    expect(drawer.element().contains(document.activeElement)).toBe(true);
    await expect.element(page.getByRole('button', { name: `Send email to ${lee}` })).toBeVisible();
  });
});

it('an address on a brand’s site says so, and is taken by one press of a key', async () => {
  const brand = {
    ...alternative('hello@velvetrow.co'),
    choice_reason: 'other_site' as const,
    found_at: 'https://velvetrow.co/collections/tilly',
  };
  await open({ email: null, other_emails: [brand] });
  await expect
    .element(section)
    .toHaveTextContent('It’s on velvetrow.co, which isn’t @annlee’s own site.');
  await expect.element(section).toHaveTextContent('We found an address that may not be theirs.');
  await expect.element(page.getByRole('button', { name: /^Send email/ })).not.toBeInTheDocument();
  answerCall('chooseEmail', ({ email }) => {
    changeCreator(uid, { email, email_set_by: 'person', other_emails: [] });
    return { chosen: true };
  });
  const use = section.getByRole('button', { name: 'Use this one' });
  (use.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('button', { name: 'Send email to hello@velvetrow.co' }))
    .toBeVisible();
});

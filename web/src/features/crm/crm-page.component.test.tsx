import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named } from '../../../test/creator-details.tsx';
import { manyCreators, writtenCreator } from '../../../test/creators.ts';
import { failAsked, failReads } from '../../../test/memory/firestore.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { writeCreators } from '../../../test/write-creators.ts';
import { dayFromNow } from '../../shared/creator/reminder/reminder-days.ts';
import { CrmPage } from './crm-page.tsx';

const open = (query = '') => mount(<CrmPage />, { at: `/dashboard/crm${query}` });
const says = (text: string | RegExp) => expect.element(page.getByText(text).last()).toBeVisible();

describe('creators that cannot be read', () => {
  it('show an error and a retry', async () => {
    writeCreators(uid, manyCreators(2));
    failReads(new Error('no'));
    await open();
    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect.element(toast.getByText('Error', { exact: true })).toBeVisible();
    await expect
      .element(toast.getByText('Failed to load creators from the database'))
      .toBeVisible();
    await named('Try again').first().click();
    failReads(null);
    await expect.element(page.getByRole('link', { name: 'Creator 001' })).toBeVisible();
  });

  it('stop a search, which says how far it came and can go on', async () => {
    writeCreators(uid, manyCreators(60));
    await open();
    await says('1–5 of 60 creators');
    failAsked(new Error('no'));
    await page.getByRole('searchbox', { name: 'Search creators' }).fill('creator 0');
    await says('We could only search 25 of 60 creators.');
    await expect.element(page.getByRole('link', { name: 'Creator 001' })).toBeVisible();
    failAsked(null);
    await named('Try again').click();
    await says('1–5 of 60 creators');
    await expect.element(page.getByText('We could only search')).not.toBeInTheDocument();
  });
});

it('the focus stays beside the list when the last row of a filter is gone', async () => {
  writeCreators(uid, manyCreators(2));
  await open('?status=Discovered&q=Creator+001');
  const name = page.getByRole('link', { name: 'Creator 001', exact: true });
  await expect.element(name).toBeVisible();
  (name.element() as HTMLElement).focus();
  await userEvent.keyboard('2');
  await says('No creator matches “Creator 001”');
  await expect
    .poll(() => document.activeElement?.textContent)
    .toContain('No creator matches “Creator 001”');
  // Its toast comes in this test, not in the next one.
  await expect.element(named('Undo')).toBeVisible();
});

it('statuses set by keys one after the other are one toast, which one key takes back', async () => {
  writeCreators(uid, manyCreators(3));
  await open();
  const name = (nth: number) => page.getByRole('link', { name: `Creator 00${nth}`, exact: true });
  await expect.element(name(3)).toBeVisible();
  const statuses = () => page.getByRole('combobox', { name: /^Status of/ }).elements();
  const shown = () => statuses().map((one) => (one as HTMLSelectElement).value);
  const before = shown();
  (name(1).element() as HTMLElement).focus();
  await userEvent.keyboard('3');
  await says('Status of Creator 001 set to Responded');
  (name(2).element() as HTMLElement).focus();
  await userEvent.keyboard('6');
  await says('2 statuses set');
  await expect.element(named('Undo')).toHaveLength(1);
  expect(shown()).not.toEqual(before);
  await userEvent.keyboard('{Control>}z{/Control}');
  await says('2 statuses set back');
  expect(shown()).toEqual(before);
});

describe('a status and the mail', () => {
  const replied = { email_sent: true, awaiting: 'us', last_in_at: new Date() } as const;
  const row = (name: string) => page.getByRole('row', { name });

  it('tell the turn while the relationship goes on, and who set what the mail says otherwise of', async () => {
    writeCreators(uid, {
      a: writtenCreator(1, { ...replied, status: 'Responded' }),
      b: writtenCreator(2, { ...replied, status: 'Converted', status_set_by: 'person' }),
      c: writtenCreator(3, { email_sent: true, status: 'Discovered', status_set_by: 'person' }),
      d: writtenCreator(4, { email_sent: true, status: 'Contacted' }),
    });
    await open();
    await expect.element(row('Creator 001')).toHaveTextContent('Replied, your turn');
    await expect.element(row('Creator 001')).not.toHaveTextContent('Set by you');
    await expect.element(row('Creator 002')).toHaveTextContent('Replied');
    await expect.element(row('Creator 002')).not.toHaveTextContent('your turn');
    await expect.element(row('Creator 002')).toHaveTextContent('Set by you');
    await expect.element(row('Creator 003')).toHaveTextContent(/Set by you.*Sent/);
    await expect.element(row('Creator 004')).not.toHaveTextContent('Set by you');
    await says('Waiting for you');
  });

  it('agree in who waits for the person', async () => {
    writeCreators(uid, {
      a: writtenCreator(1, { ...replied, status: 'Responded' }),
      b: writtenCreator(2, { ...replied, status: 'Converted', status_set_by: 'person' }),
    });
    await open('?awaiting=us&sort=-reply');
    await says('Creator 001');
    await expect.element(page.getByText('Creator 002')).not.toBeInTheDocument();
    const view = page.getByRole('link', { name: /^Waiting for you/ });
    await expect.element(view).toHaveTextContent(/^Waiting for you1/);
  });
});

describe('a reminder and what a reply means', () => {
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const reminded = () =>
    writeCreators(uid, {
      a: writtenCreator(1, { remind_at: dayFromNow(1) }),
      b: writtenCreator(2, { remind_at: dayFromNow(0), person_says: 'later' }),
      c: writtenCreator(3, { last_in_at: new Date(), replied_to_step: 1 }),
      d: writtenCreator(4, { remind_at: dayFromNow(-2), person_says: 'interested' }),
    });
  const names = () =>
    page
      .getByRole('link', { name: /^Creator 00/ })
      .elements()
      .map(({ textContent }) => textContent);

  it('show in the row of a creator, on a phone once it is due', async () => {
    reminded();
    await open();
    await expect
      .element(page.getByRole('row', { name: 'Creator 001' }))
      .toHaveTextContent('Reminder tomorrow');
    await expect
      .element(page.getByRole('row', { name: 'Creator 002' }))
      .toHaveTextContent('Reminder due');
    await page.viewport(390, 844);
    await expect.element(item('Creator 001')).toHaveTextContent(/Saved (today|yesterday)/);
    await expect.element(item('Creator 002')).toHaveTextContent('Reminder due');
  });

  it.each([
    ['?reminder=due', ['Creator 002', 'Creator 004']],
    ['?reminder=set&sort=remind', ['Creator 004', 'Creator 002', 'Creator 001']],
    ['?says=interested', ['Creator 004']],
    ['?replied=yes', ['Creator 003']],
    ['?replied=first_follow_up', ['Creator 003']],
  ])('are what %s finds', async (query, found) => {
    reminded();
    await open(query);
    await expect.poll(names).toEqual(found);
  });

  it('are chosen in menus, and an empty list says why', async () => {
    reminded();
    await open();
    await page.getByRole('button', { name: 'Filter by Replied' }).click();
    await page.getByText('To the second follow-up').click();
    await says('Nobody has replied to the second follow-up yet.');
  });
});

import { deletedCreatorDocument, usageCreditsDocument } from '@vibes/core/firestore/documents';
import { newUsageCredits } from '@vibes/core/credit/credit-entry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, newAccount } from '../../../test/creator-details.tsx';
import { ann, manyCreators, writtenCreator } from '../../../test/creators.ts';
import { failAsked, failReads, writeDocument } from '../../../test/memory/firestore.ts';
import { answerCall } from '../../../test/memory/functions-client.ts';
import { mount } from '../../../test/mount.tsx';
import { serveMailbox } from '../../../test/user-data.ts';
import { writeCreators } from '../../../test/write-creators.ts';
import { CrmPage } from './crm-page.tsx';

let uid: string;
beforeEach(async () => {
  uid = await newAccount();
});

const open = (query = '') => mount(<CrmPage />, { at: `/dashboard/crm${query}` });
const says = (text: string | RegExp) => expect.element(page.getByText(text).last()).toBeVisible();
const address = page.getByLabelText('Address');

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

describe('a saved view', () => {
  const acts = (name: string) => page.getByRole('button', { name: `View “${name}”` });
  const view = (name: string) => page.getByRole('link', { name, exact: true });
  const nameField = page.getByRole('textbox', { name: 'Name of the view' });

  it('is changed, copied, renamed, deleted and brought back under its link', async () => {
    writeCreators(uid, {
      a: writtenCreator(1, { status: 'Responded', email: 'a@studio.test' }),
      b: writtenCreator(2, { status: 'Responded' }),
      c: writtenCreator(3),
    });
    await open('?status=Responded');
    await says('1–2 of 2 creators');
    await named('Save view').click();
    await nameField.fill('Warm leads');
    await named('Save').click();
    await expect.element(view('Warm leads')).toHaveAttribute('aria-current', 'page');
    await expect.element(named('Save view')).not.toBeInTheDocument();
    const link = address.element().textContent;
    expect(link).toMatch(/\?view=[\w-]{36}$/);

    await page.getByRole('button', { name: 'Filter by email' }).click();
    await page.getByRole('checkbox', { name: 'Has an email 1' }).click();
    await says('1–1 of 1 creator');
    await acts('Warm leads').click();
    await named('Save changes to this view').click();
    await expect.element(address).toHaveTextContent(link);
    await says('1–1 of 1 creator');

    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await acts('Warm leads').click();
    await named('Copy link').click();
    await says('Link to “Warm leads” copied');
    expect(copied.mock.calls[0]?.[0]).toContain(link);

    await acts('Warm leads').click();
    await nameField.fill('To answer');
    await named('Rename').click();
    await expect.element(view('To answer')).toBeVisible();
    await expect.element(address).toHaveTextContent(link);

    await acts('To answer').click();
    await named('Delete view').click();
    await expect.element(view('To answer')).not.toBeInTheDocument();
    await says('1–3 of 3 creators');
    await named('Undo').click();
    await view('To answer').click();
    await expect.element(address).toHaveTextContent(link);
    await says('1–1 of 1 creator');
  });

  it('that is not there says so', async () => {
    writeCreators(uid, manyCreators(3));
    await open('?view=nothing');
    await says('We couldn’t find this view.');
    await named('Show all creators').click();
    await says('1–3 of 3 creators');
  });
});

describe('the deleted creators', () => {
  const dialog = page.getByRole('dialog', { name: 'Deleted in the last 30 days' });
  const item = dialog.getByRole('listitem');

  it('are none at first, in a small dialog', async () => {
    await open();
    await named('Deleted in the last 30 days').click();
    await expect.element(dialog).toHaveTextContent('Nothing deleted');
    await expect.element(dialog).toHaveTextContent('Creators that you delete are here for 30 days');
    expect(dialog.element().getBoundingClientRect().height).toBeLessThan(300);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(named('Deleted in the last 30 days')).toHaveFocus();
  });

  it('are restored, one or all that are chosen', async () => {
    const path = (id: string) => deletedCreatorDocument.path(uid, id);
    for (const id of ['ann', 'bob', 'cleo'])
      writeDocument(path(id), { ...ann, id, name: id, deleted_at: new Date() });
    answerCall('restoreCreators', ({ ids }) => {
      for (const id of ids) writeDocument(path(id), null);
      return { ends: ids.map((id) => ({ id, done: true })) };
    });
    await open();
    await named('Deleted in the last 30 days').click();
    await expect.element(dialog).toHaveTextContent('After 30 days a creator is deleted for good');
    await expect.element(item).toHaveLength(3);
    await item.filter({ hasText: 'bob' }).getByRole('button').click();
    await says('bob restored');
    await expect.element(item).toHaveLength(2);
    await dialog.getByRole('checkbox', { name: 'Select all' }).click();
    await dialog.getByRole('button', { name: 'Restore 2' }).click();
    await expect.element(dialog).toHaveTextContent('Nothing deleted');
  });
});

describe('emails to many creators', () => {
  const bar = page.getByRole('toolbar', { name: 'Selected creators' });
  const dialog = page.getByRole('alertdialog');
  const send = bar.getByRole('button', { name: 'Send email' });

  it('are sent once the person knows what they cost and who is left out', async () => {
    serveMailbox();
    writeDocument(usageCreditsDocument.path(uid), { ...newUsageCredits(10) });
    const email = 'hello@studio.example';
    writeCreators(uid, {
      ann: writtenCreator(1, { name: 'Ann', email, email_source: 'bio' }),
      bob: writtenCreator(2, { name: 'Bob', email, email_set_by: 'person', read_state: 'blocked' }),
      cleo: writtenCreator(3, { name: 'Cleo', email: null }),
      dan: writtenCreator(4, { name: 'Dan', email, opted_out_at: new Date() }),
      eve: writtenCreator(5, { name: 'Eve', email, email_sent: true }),
    });
    const asked: string[] = [];
    answerCall('sendEmails', ({ creator_ids }) => {
      asked.push(...creator_ids);
      return {
        ends: creator_ids.map((creator_id) => ({
          ...{ creator_id, delivery_id: `email_${creator_id}`, state: 'queued' as const },
        })),
      };
    });
    await open();
    await page.getByRole('checkbox', { name: 'Select this page' }).click();
    await send.click();
    await expect.element(dialog.getByRole('heading')).toHaveTextContent('Send 2 emails?');
    for (const words of [
      /Your mailbox sends at most \d+ emails a day/,
      'This costs 1 credit',
      '3 creators left out',
      '1: No email address yet.',
      '1: Unsubscribed from your emails.',
      '1: You already emailed them.',
    ])
      await expect.element(dialog).toHaveTextContent(words);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked).toEqual([]);

    await send.click();
    await dialog.getByRole('button', { name: 'Send 2 emails' }).click();
    const report = page.getByRole('region', { name: 'Last action' });
    await expect.element(report).toHaveTextContent('2 emails queued');
    await expect.element(report).toHaveTextContent('1 not done: No email address yet.');
    await expect.element(report.getByRole('link', { name: 'Dan' })).toBeVisible();
    expect(asked).toEqual(['ann', 'bob']);

    for (const name of ['Ann', 'Bob'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    await send.click();
    await expect.element(dialog.getByRole('heading')).toHaveTextContent('No email to send');
    await expect.element(dialog.getByRole('button')).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

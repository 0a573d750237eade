import { newUsageCredits } from '@vibes/core/credit/credit-entry';
import { usageCreditsDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { named } from '../../../../test/creator-details.tsx';
import { manyCreators, writtenCreator } from '../../../../test/creators.ts';
import { doneJob, runningJob } from '../../../../test/job.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall } from '../../../../test/memory/functions-client.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { serveMailbox } from '../../../../test/user-data.ts';
import { writeCreators } from '../../../../test/write-creators.ts';
import { hasUnsavedWork } from '../../../components/unsaved-work.ts';
import { CrmPage } from '../crm-page.tsx';

const open = () => mount(<CrmPage />, { at: '/dashboard/crm' });
const says = (text: string | RegExp) => expect.element(page.getByText(text).last()).toBeVisible();

describe('many creators that are deleted', () => {
  const bar = page.getByRole('toolbar', { name: 'Selected creators' });
  const report = page.getByRole('region', { name: 'Last action' });
  const progress = page.getByRole('progressbar', { name: 'Deleting creators' });
  const parts = () => {
    const [first, rest] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    return { first, rest };
  };

  it('tell how far it is; the page may be closed once it has begun, and Stop ends it at the server', async () => {
    writeCreators(uid, manyCreators(3));
    const { first, rest } = parts();
    const asked: { id: string; stop?: boolean | undefined }[] = [];
    answerCall('deleteCreators', async ({ ids, job }) => {
      if (job) asked.push(job);
      const ends = ids.map((id) => ({ id, done: true }) as const);
      if (asked.length === 1) {
        await first.promise;
        return { ends: ends.slice(0, 1), ...runningJob(1, 3) };
      }
      if (!job?.stop) await rest.promise;
      return {
        ends: ends.slice(0, 2),
        job: { state: job?.stop ? 'stopped' : 'running', done: 2, total: 3 },
      };
    });
    await open();
    await page.getByRole('checkbox', { name: 'Select this page' }).click();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await says('Deleting creators: 0 of 3');
    expect(hasUnsavedWork('closed')).toBe(true);
    first.resolve(undefined);
    await says('Deleting creators: 1 of 3');
    await expect.element(progress).toHaveAttribute('aria-valuenow', '1');
    expect(hasUnsavedWork('closed')).toBe(false);
    await named('Stop').click();
    rest.resolve(undefined);
    await expect.element(report).toHaveTextContent('2 creators deleted');
    expect(asked.map(({ stop = false }) => stop)).toEqual([false, false, true]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  });

  it('tell how it goes also where nobody is left in the list', async () => {
    const creators = manyCreators(3);
    writeCreators(uid, creators);
    const { first } = parts();
    answerCall('deleteCreators', async ({ ids }) => {
      for (const id of ids) writeDocument(`users/${uid}/creators/${id}`, null);
      await first.promise;
      return { ends: ids.map((id) => ({ id, done: true }) as const), ...doneJob(3) };
    });
    await open();
    await page.getByRole('checkbox', { name: 'Select this page' }).click();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await says('No creators found in your Built-in CRM');
    await says('Deleting creators: 0 of 3');
    first.resolve(undefined);
    await expect.element(report).toHaveTextContent('3 creators deleted');
    await expect.element(report.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('go on while another screen is open', async () => {
    writeCreators(uid, manyCreators(3));
    const { first } = parts();
    let calls = 0;
    answerCall('deleteCreators', async ({ ids }) => {
      calls += 1;
      await first.promise;
      const ends = ids.map((id) => ({ id, done: true }) as const);
      return calls === 1
        ? { ends: ends.slice(0, 1), ...runningJob(1, 3) }
        : { ends, ...doneJob(3) };
    });
    const screen = await open();
    await page.getByRole('checkbox', { name: 'Select this page' }).click();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await says('Deleting creators: 0 of 3');
    await screen.unmount();
    first.resolve(undefined);
    await expect.poll(() => calls).toBe(2);
    await open();
    await expect.element(report).toHaveTextContent('3 creators deleted');
  });
});

describe('emails to many creators', () => {
  const bar = page.getByRole('toolbar', { name: 'Selected creators' });
  const dialog = page.getByRole('alertdialog');
  const send = bar.getByRole('button', { name: 'Send email' });
  const endOf = (creator_id: string, state: 'queued' | 'held') => ({
    ...{ creator_id, delivery_id: `email_${creator_id}`, state },
  });
  const onHold = (creator_id: string) => ({
    ...{ creator_id, reason: 'on_hold', sentence: 'The email to this creator is on hold.' },
  });

  it('are sent once the person knows what they cost and who is left out', async () => {
    serveMailbox();
    writeDocument(usageCreditsDocument.path(uid), { ...newUsageCredits(10) });
    const email = 'hello@studio.example';
    writeCreators(uid, {
      ann: writtenCreator(1, { name: 'Ann', email, email_source: 'bio' }),
      bob: writtenCreator(2, {
        ...{ name: 'Bob', email: 'bob@studio.example', email_set_by: 'person' },
        read_state: 'blocked',
      }),
      cleo: writtenCreator(3, { name: 'Cleo', email: null }),
      dan: writtenCreator(4, { name: 'Dan', email, opted_out_at: new Date() }),
      eve: writtenCreator(5, { name: 'Eve', email, email_sent: true }),
    });
    const asked: string[] = [];
    answerCall('sendEmails', ({ creator_ids, dry_run = false }) => {
      if (!dry_run) asked.push(...creator_ids);
      return { ends: creator_ids.map((id) => endOf(id, 'queued')) };
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

  it('wait for review where the settings hold them, one for each mailbox', async () => {
    serveMailbox();
    const email = 'ann@studio.example';
    writeCreators(uid, {
      ann: writtenCreator(1, { name: 'Ann', email }),
      bob: writtenCreator(2, { name: 'Bob', email }),
      cleo: writtenCreator(3, { name: 'Cleo', email: 'cleo@studio.example' }),
    });
    const asked: string[] = [];
    answerCall('sendEmails', ({ creator_ids, dry_run = false }) => {
      if (!dry_run) asked.push(...creator_ids);
      return { ends: creator_ids.map((id) => (id === 'cleo' ? onHold(id) : endOf(id, 'held'))) };
    });
    await open();
    await page.getByRole('checkbox', { name: 'Select this page' }).click();
    await send.click();
    await expect.element(dialog).toHaveTextContent('2 creators left out');
    await expect.element(dialog).toHaveTextContent('1: Same address as another selected creator.');
    await expect
      .element(dialog)
      .toHaveTextContent('1: Their email is on hold. Review it to send it.');
    await expect.element(dialog).toHaveTextContent('Prepare 1 email for review?');
    await expect.element(dialog).toHaveTextContent('It waits for your review');
    await expect.element(dialog).not.toHaveTextContent('Your mailbox sends');
    await dialog.getByRole('button', { name: 'Prepare 1 email' }).click();
    const report = page.getByRole('region', { name: 'Last action' });
    await expect.element(report).toHaveTextContent('1 email waits for your review');
    expect(asked).toEqual(['ann']);
  });
});

import { deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  changeCreator,
  drawer,
  mountDetails,
  named,
  openDetails,
  storedCreator,
} from '../../../../test/creator-details.tsx';
import { ann } from '../../../../test/creators.ts';
import { doneJob } from '../../../../test/job.ts';
import { failAsked, holdAsked, writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { uid } from '../../../../test/mount.tsx';
import { writeCreators } from '../../../../test/write-creators.ts';

const address = page.getByLabelText('Address');

describe('the details of a creator', () => {
  it.each(['nobody', '../../users', '__x__'])(
    'say that “%s” is not in this CRM, and close',
    async (id) => {
      await mountDetails(encodeURIComponent(id));
      await expect.element(drawer).toHaveTextContent('This creator isn’t in your CRM');
      await named('Close').click();
      await expect.element(drawer).not.toBeInTheDocument();
      await expect.element(address).toHaveTextContent(/^\/dashboard\/crm$/);
    },
  );

  it('are a screen of their own on a phone, with the way back', async () => {
    await page.viewport(360, 800);
    await openDetails(uid);
    await expect.element(named('Back')).toBeInViewport();
    await expect.element(named('Close')).not.toBeInTheDocument();
    const { x, y, width, height } = drawer.element().getBoundingClientRect();
    expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 360, height: 800 });
    const head = drawer.element().querySelector('header')?.getBoundingClientRect();
    const handle = drawer.getByRole('link', { name: '@annlee' }).first().element();
    expect(handle.getBoundingClientRect().top).toBeGreaterThanOrEqual(head?.bottom ?? Infinity);
    await named('Back').click();
    await expect.element(drawer).not.toBeInTheDocument();
  });

  it.each([
    ['Donaudampfschifffahrtsgesellschaft'.repeat(5), 'ann@a.example'],
    ['محمد عبد الله الطويل', `${'x'.repeat(60)}@a.example`],
    ['👩‍👩‍👧‍👦✨'.repeat(30), 'ann@a.example'],
  ])('fit a phone with the name “%s”', async (name, email) => {
    await page.viewport(360, 800);
    writeCreators(uid, { ann: { ...ann, name, email } });
    await mountDetails('ann');
    await expect.element(drawer.getByRole('heading', { level: 3, name: 'Notes' })).toBeVisible();
    for (const box of [document.documentElement, ...drawer.element().children])
      expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  });
});

describe('a deleted creator', () => {
  it('closes the details; one that could not be deleted stays open', async () => {
    await openDetails(uid);
    answerCall('deleteCreators', () => refuse('Try again in a minute.'));
    await named('Delete creator').click();
    await expect.element(page.getByText('Ann Lee not deleted')).toBeVisible();
    await expect.element(page.getByText('Try again in a minute.')).toBeVisible();
    await expect.element(drawer).toBeVisible();
    const asked: string[] = [];
    answerCall('deleteCreators', ({ ids }) => ({
      ends: ids.map((id) => ({ id, done: true })),
      ...doneJob(ids.length),
    }));
    answerCall('restoreCreators', ({ ids, is_undo }) => {
      if (is_undo) asked.push(...ids);
      return {
        ends: ids.map((id) => ({ id, done: true, email: { state: 'waits' } })),
        ...doneJob(),
      };
    });
    await named('Delete creator').click();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(page.getByText('Ann Lee deleted')).toBeVisible();
    await named('Undo').click();
    await expect.element(page.getByText('Ann Lee restored')).toBeVisible();
    await expect.element(page.getByText('1 email waits again.')).toBeVisible();
    expect(asked).toEqual(['ann']);
  });

  it('is said to be deleted by its link, and restored', async () => {
    const path = deletedCreatorDocument.path(uid, 'ann');
    writeDocument(path, {
      ...ann,
      id: 'ann',
      deleted_at: new Date(),
      joined_into: null,
      purge_at: new Date(),
    });
    answerCall('restoreCreators', ({ ids, is_undo }) => {
      expect(is_undo).toBeUndefined();
      writeDocument(path, null);
      writeCreators(uid, { ann });
      const email = { state: 'stopped', why: null } as const;
      return { ends: ids.map((id) => ({ id, done: true, email })), ...doneJob() };
    });
    const sent: string[] = [];
    answerCall('sendEmails', ({ creator_ids }) => {
      sent.push(...creator_ids);
      return {
        ends: creator_ids.map((creator_id) => ({
          ...{ creator_id, delivery_id: `email_${creator_id}`, state: 'queued' as const },
        })),
      };
    });
    await mountDetails('ann');
    await expect.element(drawer).toHaveTextContent('You deleted Ann Lee');
    await expect.element(drawer).toHaveTextContent('Deleted creators can be restored for 30 days');
    await named('Restore').click();
    await expect.element(named('Delete creator')).toBeVisible();
    const toast = page.getByRole('status').filter({ hasText: '1 email stays stopped.' });
    await toast.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('1 email queued')).toBeVisible();
    expect(sent).toEqual(['ann']);
  });
});

describe('the status of a creator', () => {
  const status = page.getByRole('combobox', { name: 'Status of Ann Lee' });
  const stored = () => storedCreator(uid)?.['status'];
  const set = (to: string) => page.getByText(`Status of Ann Lee set to ${to}`);

  it('is set and undone, with who had set it', async () => {
    await openDetails(uid, { status: 'Contacted', status_set_by: 'event' });
    await status.selectOptions('Responded');
    await expect.element(set('Responded')).toBeVisible();
    expect(storedCreator(uid)).toMatchObject({ status: 'Responded', status_set_by: 'person' });
    await named('Undo').click();
    await expect.element(set('Contacted')).toBeVisible();
    expect(storedCreator(uid)).toMatchObject({ status: 'Contacted', status_set_by: 'event' });
  });

  it('is not undone once it has changed elsewhere', async () => {
    await openDetails(uid);
    await status.selectOptions('Responded');
    await expect.element(set('Responded')).toBeVisible();
    changeCreator(uid, { status: 'Converted' });
    await expect.element(status).toHaveValue('Converted');
    await named('Undo').click();
    await expect
      .element(page.getByText('The status of Ann Lee has changed since then. Set it in the list.'))
      .toBeVisible();
    await expect.element(status).toHaveValue('Converted');
  });

  it('returns to the saved one when it is refused, and can be chosen again', async () => {
    await openDetails(uid);
    failAsked(new Error('no'));
    await status.selectOptions('Responded');
    await expect.element(page.getByText('Status not changed')).toBeVisible();
    await expect.element(status).toHaveValue('Discovered');
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    failAsked(null);
    await status.selectOptions('Responded');
    await expect.element(set('Responded')).toBeVisible();
    expect(stored()).toBe('Responded');
  });

  it('is the last of several quick choices, however slow the first is', async () => {
    await openDetails(uid);
    const release = holdAsked();
    await status.selectOptions('Responded');
    await status.selectOptions('Rejected');
    await status.selectOptions('Converted');
    await expect.element(status).toHaveValue('Converted');
    release();
    await expect.element(set('Converted')).toBeVisible();
    await expect.element(set('Rejected')).not.toBeInTheDocument();
    expect(stored()).toBe('Converted');
  });
});

import { deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { named } from '../../../../test/creator-details.tsx';
import { ann } from '../../../../test/creators.ts';
import { doneJob } from '../../../../test/job.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall } from '../../../../test/memory/functions-client.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { CrmPage } from '../crm-page.tsx';

const open = () => mount(<CrmPage />, { at: '/dashboard/crm' });
const says = (text: string | RegExp) => expect.element(page.getByText(text).last()).toBeVisible();

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
      writeDocument(path(id), {
        ...ann,
        id,
        name: id,
        deleted_at: new Date(),
        joined_into: null,
        purge_at: new Date(),
      });
    answerCall('restoreCreators', ({ ids }) => {
      for (const id of ids) writeDocument(path(id), null);
      return { ends: ids.map((id) => ({ id, done: true })), ...doneJob(ids.length) };
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

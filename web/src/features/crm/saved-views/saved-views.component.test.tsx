import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named } from '../../../../test/creator-details.tsx';
import { manyCreators, writtenCreator } from '../../../../test/creators.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { writeCreators } from '../../../../test/write-creators.ts';
import { CrmPage } from '../crm-page.tsx';

const open = (query = '') => mount(<CrmPage />, { at: `/dashboard/crm${query}` });
const says = (text: string | RegExp) => expect.element(page.getByText(text).last()).toBeVisible();
const address = page.getByLabelText('Address');

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
    await named('Save View').click();
    await nameField.fill('Warm leads');
    await named('Save').click();
    await expect.element(view('Warm leads')).toHaveAttribute('aria-current', 'page');
    await expect.element(named('Save View')).not.toBeInTheDocument();
    const link = address.element().textContent;
    expect(link).toMatch(/\?view=[\w-]{36}$/);

    await page.getByRole('button', { name: 'Filter by email' }).click();
    await page.getByRole('checkbox', { name: 'Has an email 1' }).click();
    await says('1–1 of 1 creator');
    await acts('Warm leads').click();
    await named('Save Changes to This View').click();
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

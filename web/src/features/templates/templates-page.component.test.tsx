import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { failReads } from '../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { mount } from '../../../test/mount.tsx';
import { serveUserData } from '../../../test/user-data.ts';
import { TemplatesPage } from './templates-page.tsx';

const tab = (name: string) => page.getByRole('tab', { name });
const save = page.getByRole('button', { name: 'Save Templates' });
const saved = page.getByText('Message templates updated successfully');
const text = 'Long enough for every rule';
const WRITTEN = {
  email_subject: text,
  email_template: text,
  email_signature: 'Tess',
  instagram_template: text,
  tiktok_template: text,
  follow_ups: [],
};

describe('a save that the fields refuse', () => {
  it('stays on the open tab where two are at fault', async () => {
    serveUserData();
    await mount(<TemplatesPage />);
    await tab('TikTok').click();
    await save.click();
    await expect.element(page.getByLabelText('TikTok DM Template')).toHaveFocus();
    await expect.element(tab('Instagram (needs correction)')).toBeVisible();
  });

  it.each([
    ['Email', 'Email Subject', 'ab', 'Email subject must be at least 3 characters.'],
    ['Email', 'Email Template', 'short', 'Email template must be at least 10 characters.'],
    [
      'Instagram',
      'Instagram DM Template',
      '',
      'Instagram template must be at least 10 characters.',
    ],
    ['TikTok', 'TikTok DM Template', 'short', 'TikTok template must be at least 10 characters.'],
    [
      'Email',
      'Email Signature',
      'Yours, {{me}}',
      'There is no variable {{me}}. Use one of those listed.',
    ],
    [
      'Instagram',
      'Instagram DM Template',
      'Hi {{firstName, shall we?',
      '“{{firstName,” is not a whole variable. Write it like {{firstName}} or {{firstName|there}}.',
    ],
  ])('opens the tab of %s, at its field %s: %s', async (name, label, typed, message) => {
    const stored = serveUserData({ messageTemplates: WRITTEN });
    await mount(<TemplatesPage />);
    await tab(name).click();
    const field = page.getByLabelText(label);
    await field.fill(typed);
    await tab(name === 'Email' ? 'TikTok' : 'Email').click();
    await save.click();
    // The preview beside the form may have the same text.
    const fault = page.getByRole('tabpanel').getByText(message);
    await expect.element(fault).toBeVisible();
    const atFault = tab(`${name} (needs correction)`);
    await expect.element(atFault).toHaveAttribute('aria-selected', 'true');
    await expect.element(field).toHaveFocus();
    await field.fill(text);
    await expect.element(fault).not.toBeInTheDocument();
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(Object.values(stored().messageTemplates)).toContain(text);
  });
});

describe('a save', () => {
  it('that fails says why and keeps what was typed, and can be made again', async () => {
    serveUserData({ messageTemplates: WRITTEN });
    answerCall('updateUserData', () => refuse('Not authenticated'));
    await mount(<TemplatesPage />);
    await page.getByLabelText('Email Signature').fill('Tess Typed');
    await save.click();
    const toast = page.getByText('Failed to update message templates: Not authenticated');
    await expect.element(toast).toBeVisible();
    await expect.element(page.getByLabelText('Email Signature')).toHaveValue('Tess Typed');
    await expect.element(tab('Email (not saved)')).toBeVisible();
    const stored = serveUserData({ messageTemplates: WRITTEN });
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(stored().messageTemplates.email_signature).toBe('Tess Typed');
  });

  it('says that it runs', async () => {
    serveUserData({ messageTemplates: WRITTEN });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    answerCall('updateUserData', async () => {
      await held;
      return {} as never;
    });
    await mount(<TemplatesPage />);
    await page.getByLabelText('Email Signature').fill('Tess Typed');
    await save.click();
    await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await expect.element(save).toBeEnabled();
  });
});

it('a preview that cannot be read says so, and is read again', async () => {
  serveUserData({ messageTemplates: WRITTEN });
  failReads(new Error('no'));
  await mount(<TemplatesPage />);
  await page.getByLabelText('Email Template').fill('Written without a line');
  const editor = page.getByRole('form', { name: 'Template Editor' });
  const fault = editor.getByText('We couldn’t make the preview');
  await expect.element(fault).toBeVisible();
  await editor.getByRole('button', { name: 'Try again' }).click();
  failReads(null);
  await expect.element(fault).not.toBeInTheDocument();
  await expect.element(editor.getByText('Written without a line').last()).toBeVisible();
});

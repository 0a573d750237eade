import { maskApiKey } from '@vibes/core/account/api-key';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forbidCopies, takeCopies } from '../../../test/clipboard.ts';
import { answerCall, refuse } from '../../../test/memory/functions-client.ts';
import { mount } from '../../../test/mount.tsx';
import { serveUserData } from '../../../test/user-data.ts';
import {
  gate,
  hasFocus,
  isAt,
  isGone,
  isVisible,
  leadsTo,
  says,
  saysNot,
} from '../../../test/screen.ts';
import { ApiKeyPage } from './api-key-page.tsx';

const KEY = `vo_live_${'k'.repeat(34)}wxyz`;
const OTHER = `vo_live_${'m'.repeat(34)}wxyz`;
const serveKey = (api_key = KEY, last_used_at: string | null = null) =>
  serveUserData({ apiKey: { api_key, created_at: '2026-10-01T12:00:00Z', last_used_at } });

const key = page.getByTestId('api-key');
const isShown = (text: string) => expect.element(key).toHaveTextContent(text);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('alertdialog', { name: 'Are you sure?' });

describe('the API key', () => {
  it('is masked until it is asked for, and its page says what it is for', async () => {
    serveKey();
    await mount(<ApiKeyPage />);
    await says('The shortcut signs in with this key.');
    await isShown(maskApiKey(KEY));
    expect(maskApiKey(KEY)).toMatch(/^vo_live_•+wxyz$/);
    await button('Show API key').click();
    await isShown(KEY);
    await button('Hide API key').click();
    await isShown(maskApiKey(KEY));
    await says('Created on October 1st, 2026');
    await saysNot('Last used');
    await says('Put it on your iPhone');
    await leadsTo(
      page.getByRole('link', { name: 'Open setup guide' }),
      '/dashboard/shortcut-setup',
    );
  });

  it('says when it was last used', async () => {
    serveKey(KEY, new Date(Date.now() - 5 * 60_000).toISOString());
    await mount(<ApiKeyPage />);
    await says('Last used 5 minutes ago');
    await says('Another phone, or a new key');
  });

  it('is copied whole while it is masked, or the page says that it was not', async () => {
    serveKey();
    const copies = takeCopies();
    await mount(<ApiKeyPage />);
    await button('Copy API key').click();
    await says('API key copiedYour API key has been copied to clipboard');
    expect(copies).toEqual([KEY]);
    vi.restoreAllMocks();
    forbidCopies();
    await button('Copy API key').click();
    await says('Failed to copyCould not copy API key to clipboard');
  });

  it('may be missing, after a placeholder while it loads', async () => {
    const { open, opened } = gate();
    const stored = serveKey('');
    answerCall('getUserData', () => opened.then(stored));
    await mount(<ApiKeyPage />);
    await isVisible(page.getByRole('status', { name: 'Loading' }));
    open();
    await says('No API key found');
    await isVisible(button('Regenerate'));
  });
});

describe('a new key', () => {
  it('is made after a question, which says what it changes and can be declined', async () => {
    serveKey();
    const made = vi.fn();
    const { open, opened } = gate();
    answerCall('regenerateApiKey', async () => {
      made();
      await opened;
      serveKey(OTHER);
      return {} as never;
    });
    await mount(<ApiKeyPage />);
    await button('Show API key').click();
    await button('Regenerate').click();
    await expect.element(question).toHaveTextContent('This invalidates your current API key.');
    await expect.element(question).toHaveTextContent('stop working until you update them');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await isGone(question);
    await hasFocus(button('Regenerate'));
    expect(made).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect.element(button('Regenerating...')).toHaveAttribute('aria-disabled', 'true');
    await hasFocus(button('Regenerating...'));
    open();
    await says('API key regenerated successfully');
    await isShown(OTHER);
    await page.getByRole('button', { name: 'Setup guide', exact: true }).click();
    await isAt('/dashboard/shortcut-setup');
  });

  it('that cannot be made leaves the old one, and says so', async () => {
    serveKey();
    answerCall('regenerateApiKey', () => refuse('Not today.'));
    await mount(<ApiKeyPage />);
    await button('Regenerate').click();
    await button('Continue').click();
    await says('Failed to regenerate API key: Not today.');
    await isVisible(button('Regenerate'));
    await isShown(maskApiKey(KEY));
  });
});

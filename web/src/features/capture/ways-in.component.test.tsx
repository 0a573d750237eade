import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takeCopies } from '../../../test/clipboard.ts';
import { mount, newPerson } from '../../../test/mount.tsx';
import { isGone, isVisible, leadsTo, says, saysNot } from '../../../test/screen.ts';
import { bookmarklet } from './bookmarklet.ts';
import { WaysIn } from './ways-in.tsx';

describe('the other ways to capture', () => {
  const install = page.getByRole('button', { name: 'Install the app' });
  const offer = (prompt: () => Promise<unknown>) =>
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    );
  const standalone = (value: boolean) =>
    Object.defineProperty(navigator, 'standalone', { value, configurable: true });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'standalone');
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  });

  it('are on an iPhone its share sheet, and in the app no installation', async () => {
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
    standalone(false);
    await mount(<WaysIn />);
    await says('In Safari, tap Share, then Add to Home Screen.');
    await newPerson();
    standalone(true);
    await mount(<WaysIn />);
    await says('Share a profile to Vibes, from');
    await saysNot('Add to Home Screen');
  });

  it('are the setup guide, and the app for as long as the browser offers it', async () => {
    await mount(<WaysIn />);
    await leadsTo(
      page.getByRole('link', { name: 'Open setup guide' }),
      '/dashboard/shortcut-setup',
    );
    const prompt = vi.fn(() => Promise.resolve());
    offer(prompt);
    await says('Vibes opens in its own window');
    await install.click();
    expect(prompt).toHaveBeenCalledOnce();
    await says('look for Install or Add to Home Screen');
    await isGone(install);
    offer(prompt);
    await isVisible(install);
    dispatchEvent(new Event('appinstalled'));
    await isGone(install);
    await isGone(page.getByRole('heading', { name: 'App', exact: true }));
  });

  it('are a bookmark, which only says here where it belongs, and can be made by hand', async () => {
    const copies = takeCopies();
    await mount(<WaysIn />);
    const bookmark = page.getByRole('link', { name: 'Send to Vibes' });
    const byHand = page.getByText('Bookmark any page, then edit that bookmark.');
    await leadsTo(bookmark, bookmarklet(location.origin));
    await expect.element(byHand).not.toBeVisible();
    await bookmark.click();
    await says('It only works from there.');
    await isVisible(byHand);
    await page.getByRole('button', { name: 'Copy the bookmark’s address' }).click();
    await says('Bookmark address copied');
    expect(copies).toEqual([bookmarklet(location.origin)]);
  });
});

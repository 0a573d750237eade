import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../test/lib/storage-in-memory.ts';
import { readProductSettings } from './product-settings.ts';

it('takes the strings it knows and leaves the rest empty', () => {
  const settings = readProductSettings({
    shortcut_url: ' https://example.com/s ',
    earnings_url: 7,
  });
  expect(settings.shortcut_url).toBe('https://example.com/s');
  expect(settings.earnings_url).toBe('');
  expect(settings).not.toHaveProperty('other');
});

it.each([null, 'text', 3])('%s gives empty settings', (value) => {
  expect(Object.values(readProductSettings(value)).join('')).toBe('');
});

describe('settings that are waited for', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.resetModules();
    stored.clear();
    stored.set('vibes.product', JSON.stringify({ app_check_key: 'last' }));
    vi.stubGlobal('localStorage', storageInMemory(stored));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const loadedKey = async (answer: () => Promise<Response>) => {
    vi.stubGlobal('fetch', answer);
    const { loadedProductSettings } = await import('./product-settings.ts');
    return (await loadedProductSettings()).app_check_key;
  };

  it('are those of the server', async () => {
    const answer = () => Promise.resolve(Response.json({ app_check_key: 'new' }));
    expect(await loadedKey(answer)).toBe('new');
  });

  it('are the last good ones where the server gives none', async () => {
    expect(await loadedKey(() => Promise.reject(new Error('offline')))).toBe('last');
    vi.resetModules();
    expect(await loadedKey(() => Promise.resolve(new Response('', { status: 500 })))).toBe('last');
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../test/lib/storage-in-memory.ts';
import { addAffiliateScript } from './affiliate-script.ts';

/** The part of a page that the tracker's script needs. */
function openPage() {
  const script = Object.assign(new EventTarget(), {
    async: false,
    src: '',
    dataset: {},
    remove: () => void scripts.delete(script),
  });
  const scripts = new Set<EventTarget>();
  const stored = new Map<string, string>();
  const window: EventTarget & { tolt_referral?: string } = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => script,
    head: { append: (one: EventTarget) => scripts.add(one) },
  });
  vi.stubGlobal('localStorage', storageInMemory(stored));
  return { script, scripts, window, kept: () => stored.get('vibes.affiliate') ?? '' };
}

const TRACKER = { affiliate_script_url: 'https://tracker.example/t.js', affiliate_key: 'pk_1' };

describe('the affiliate tracker’s script', () => {
  let page: ReturnType<typeof openPage>;
  beforeEach(() => {
    page = openPage();
  });

  it('is added to the page with its key, and blocks nothing', () => {
    addAffiliateScript(TRACKER);
    expect([...page.scripts]).toEqual([page.script]);
    const { src, async, dataset } = page.script;
    expect({ src, async, dataset }).toEqual({
      src: TRACKER.affiliate_script_url,
      async: true,
      dataset: { tolt: 'pk_1' },
    });
  });

  it('is given no key where none is set', () => {
    addAffiliateScript({ ...TRACKER, affiliate_key: '' });
    expect(page.script.dataset).toEqual({});
  });

  it.each([
    ['has loaded', () => page.script.dispatchEvent(new Event('load'))],
    ['knows the click', () => page.window.dispatchEvent(new Event('toltScriptLoaded'))],
  ])('has its visitor’s id kept once it %s', (_, happens) => {
    addAffiliateScript(TRACKER);
    page.window.tolt_referral = 'clk_1';
    expect(page.kept()).toBe('');
    happens();
    expect(page.kept()).toContain('clk_1');
  });

  it('is removed again, after its id is read a last time', () => {
    const takeOff = addAffiliateScript(TRACKER);
    page.window.tolt_referral = 'clk_1';
    takeOff();
    expect(page.kept()).toContain('clk_1');
    expect(page.scripts.size).toBe(0);
    page.window.tolt_referral = 'clk_2';
    page.window.dispatchEvent(new Event('toltScriptLoaded'));
    expect(page.kept()).not.toContain('clk_2');
  });
});

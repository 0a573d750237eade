import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../test/lib/storage-in-memory.ts';
import {
  affiliateReferral,
  keepAffiliateReferral,
  readTrackedReferral,
} from './affiliate-referral.ts';

const DATA = JSON.stringify({ click_id: 'clk_data', cookie_duration: 45 });
const DAY_MS = 24 * 60 * 60 * 1000;

describe('the id of a visitor', () => {
  it.each([
    ['none without a tracker', {}, '', null],
    ['the window’s', { tolt_referral: 'clk_1' }, 'tolt_referral=clk_2', { id: 'clk_1', days: 30 }],
    ['the cookie’s', {}, 'a=1; tolt_referral=clk_2; b=2', { id: 'clk_2', days: 30 }],
    [
      'the click of the data, for as long as the program counts',
      {},
      `tolt_data=${encodeURIComponent(DATA)}`,
      { id: 'clk_data', days: 45 },
    ],
    ['also of data that is not encoded', {}, `tolt_data=${DATA}`, { id: 'clk_data', days: 45 }],
    [
      'the click on the window',
      { tolt_data: { click_id: 'clk_3', cookie_duration: 7 } },
      '',
      { id: 'clk_3', days: 7 },
    ],
    ['none of data that says none', { tolt_data: null }, 'tolt_data=null', null],
    ['none of a broken cookie', {}, 'tolt_data=%7B%; tolt_referral=%E0%A4%A', null],
    ['none that the payment door would refuse', { tolt_referral: 'x'.repeat(201) }, '', null],
    ['none that is no id', { tolt_referral: '<script>' }, 'tolt_referral=', null],
    [
      'the next best when the first is no id',
      { tolt_referral: 7 },
      'tolt_referral=clk_2',
      { id: 'clk_2', days: 30 },
    ],
    ['not that of another cookie', {}, 'my_tolt_referral=clk_9', null],
  ])('is %s', (_, page, cookies, tracked) => {
    expect(readTrackedReferral({ ...page, cookies })).toEqual(tracked);
  });
});

describe('a stored id', () => {
  const stored = new Map<string, string>();
  const page: { tolt_referral?: string } = {};
  const useTracker = (url: string) =>
    stored.set('vibes.product', JSON.stringify({ affiliate_script_url: url }));

  beforeEach(() => {
    stored.clear();
    delete page.tolt_referral;
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    vi.stubGlobal('localStorage', storageInMemory(stored));
    useTracker('https://tracker.example/tracker.js');
  });

  it('is kept for 30 days from the click, however often it is read', () => {
    page.tolt_referral = 'clk_1';
    keepAffiliateReferral(0);
    keepAffiliateReferral(10 * DAY_MS);
    delete page.tolt_referral;
    expect(affiliateReferral(30 * DAY_MS - 1)).toBe('clk_1');
    expect(affiliateReferral(30 * DAY_MS)).toBeNull();
  });

  it('gives way to a later click', () => {
    page.tolt_referral = 'clk_1';
    keepAffiliateReferral(0);
    page.tolt_referral = 'clk_2';
    expect(affiliateReferral(DAY_MS)).toBe('clk_2');
  });

  it('is null where the script set none or the stored value is broken', () => {
    expect(affiliateReferral(0)).toBeNull();
    stored.set('vibes.affiliate', '{"id":7');
    expect(affiliateReferral(0)).toBeNull();
  });
});

describe('where no tracker is set', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('window', { tolt_referral: 'clk_1' });
    vi.stubGlobal('document', { cookie: 'tolt_referral=clk_1' });
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  });

  it('no id is sent, whatever the browser holds', async () => {
    const fresh = await import('./affiliate-referral.ts');
    expect(fresh.affiliateReferral(0)).toBeNull();
  });
});

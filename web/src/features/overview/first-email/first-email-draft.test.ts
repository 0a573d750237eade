import { beforeEach, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../../../test/lib/storage-in-memory.ts';
import { forgetLastSession, keepLastSession } from '../../../lib/last-session.ts';
import { firstEmailDraft, keepFirstEmail } from './first-email-draft.ts';

const ANN = { uid: 'ann', email: 'ann@brand.test', name: 'Ann' };
const BOB = { ...ANN, uid: 'bob' };
const store = new Map<string, string>();
const everything = () => JSON.stringify([...store]);
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', storageInMemory(store));
  keepLastSession(ANN);
  keepFirstEmail('ann', { state: 'open', email_subject: 'Our secret plan' });
});

it('is kept for the person, and changed piece by piece', () => {
  keepFirstEmail('ann', { state: 'skipped' });
  expect(firstEmailDraft('ann')).toMatchObject({
    state: 'skipped',
    email_subject: 'Our secret plan',
  });
  expect(everything()).toContain('Our secret plan');
  keepFirstEmail('ann', { state: 'done' });
  expect(everything()).not.toContain('Our secret plan');
});

it('leaves the device with the person, and another one has their own', () => {
  forgetLastSession();
  expect(everything()).not.toContain('Our secret plan');
  keepFirstEmail('ann', { state: 'open', email_template: 'Typed in a tab left open' });
  expect(everything()).not.toContain('Typed in a tab left open');
  keepLastSession(BOB);
  expect(firstEmailDraft('bob')).toEqual({ state: null });
  keepFirstEmail('bob', { state: 'open' });
  expect(everything()).not.toContain('Our secret plan');
});

it('a damaged record counts as none', () => {
  store.set('vibes.first-email', '{');
  expect(firstEmailDraft('ann')).toEqual({ state: null });
});

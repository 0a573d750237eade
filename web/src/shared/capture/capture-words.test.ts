import { readCaptureList } from '@vibes/core/capture/read-capture-list';
import { DEFAULT_EMAIL_SETTINGS } from '@vibes/core/account/email-settings';
import { DEFAULT_TEMPLATES } from '@vibes/core/template/default-templates';
import { expect, it } from 'vitest';
import type { CaptureEntry } from '../capture-queue/capture-entry.ts';
import {
  canHold,
  costWords,
  refusalOf,
  namesWords,
  newest,
  progressWords,
  readingWords,
  resultWords,
  unreadWords,
} from './capture-words.ts';

const read = (text: string) => readCaptureList(text, 'tiktok');
const entry = (id: number, state: CaptureEntry['state'], settled_at?: number): CaptureEntry => ({
  id,
  uid: 'ann',
  target: { platform: 'tiktok', handle: `creator_${id}` },
  label: `@creator_${id}`,
  added_at: 0,
  state,
  ...(settled_at !== undefined && { settled_at }),
});

it.each([
  ['@ann', '@ann on TikTok'],
  ['https://vm.tiktok.com/ZM1', '1 creator'],
  ['@ann\n@ben\n@ann\nhttps://youtube.com\n', '2 creators, 1 line not readable, 1 listed twice'],
])('says what was pasted: %j', (text, words) => {
  expect(readingWords(read(text))).toBe(words);
});

it.each([
  ['', null],
  ['@ann', null],
  ['https://vm.tiktok.com/ZM1', 'vm.tiktok.com/ZM1/'],
  ['@ann\n@ben', '@ann, @ben on TikTok'],
  ['@ann\n@ben\n@cara\n@dora\n@eva', '@ann, @ben, @cara on TikTok and 2 more'],
  [
    '@ann\ninstagram: ben\nhttps://vm.tiktok.com/ZM1\n@dora',
    '@ann on TikTok, @ben on Instagram, vm.tiktok.com/ZM1/ and 1 more',
  ],
])('names the first creators before anything is spent: %j', (text, words) => {
  expect(namesWords(read(text))).toBe(words);
});

it('asks for what is missing in a line', () => {
  const whys = read('Mara,mara.kiln\n@ann,tiktok,instagram').unread.map(({ why }) => why);
  expect(whys.map(unreadWords)).toEqual(['mark handles with @', 'TikTok or Instagram?']);
});

it('says why a list cannot be sent', () => {
  const many = Array.from({ length: 203 }, (_, index) => `creator_${index}`).join('\n');
  expect(refusalOf(read(many))).toBe('203 creators are too many at once. Take out 3.');
  expect(refusalOf(read(''))).toBe('Paste a link or a handle first.');
  expect(refusalOf(read('some words'))).toMatch(/^No creator found in this text/);
  expect(refusalOf(readCaptureList('ann', null))).toMatch(
    /^Choose TikTok or Instagram for the handle/,
  );
  expect(refusalOf(read('ann\nsome words'))).toBeNull();
});

it('warns when the list is longer than the credits', () => {
  const known = { credits: 12, sending: null };
  expect(costWords(1, known)).toEqual({
    text: 'A new creator costs 1 credit. You have 12.',
    isShort: false,
  });
  expect(costWords(13, known).isShort).toBe(true);
  expect(costWords(13, known).text).toMatch(/the rest waits/);
});

const gmail = { ...DEFAULT_EMAIL_SETTINGS, email_address: 'max@gmail.com', app_password_set: true };

it.each([
  [DEFAULT_EMAIL_SETTINGS, 'Hi', 'No email goes out until sending is set up.'],
  [gmail, '', 'No email goes out without an email template.'],
  [gmail, 'Hi', 'Each email goes out at once.'],
  [
    { ...gmail, hold_back: '1' as const },
    'Hi',
    'Each email goes out after 1 minute, unless you stop it.',
  ],
  [
    { ...gmail, hold_back: '15' as const },
    'Hi',
    'Each email goes out after 15 minutes, unless you stop it.',
  ],
  [{ ...gmail, hold_back: 'review' as const }, 'Hi', 'Each email waits for your review.'],
])('says when emails go out by the settings', (emailSettings, email_template, words) => {
  const messageTemplates = { ...DEFAULT_TEMPLATES, email_template };
  const sending = { emailSettings, messageTemplates };
  expect(costWords(1, { credits: 12, sending }).text).toContain(words);
});

it('says that emails of a list wait where the person asked for a review, and when that can be asked', () => {
  const sending = {
    emailSettings: gmail,
    messageTemplates: { ...DEFAULT_TEMPLATES, email_template: 'Hi' },
  };
  const { text } = costWords(2, { credits: 12, sending, isReviewed: true });
  expect(text).toContain('Each email waits for your review.');
  expect(canHold(sending)).toBe(true);
  expect(canHold({ ...sending, emailSettings: { ...gmail, hold_back: 'review' } })).toBe(false);
  expect(canHold({ ...sending, emailSettings: DEFAULT_EMAIL_SETTINGS })).toBe(false);
});

it('says how far the list is, at its latest pace', () => {
  const waiting = Array.from({ length: 100 }, (_, index) => entry(index + 3, 'waiting'));
  const list = [entry(1, 'done', 1000), entry(2, 'refused', 3000), ...waiting];
  expect(progressWords(list, true)).toBe('2 of 102 · about 4 minutes left');
  expect(progressWords([entry(1, 'sending')], true)).toBe('0 of 1 · less than a minute left');
  expect(progressWords(list, false)).toBe('2 of 102');
});

it('counts the outcomes', () => {
  expect(resultWords({ done: 12, refused: 1 })).toBe('12 captured, 1 failed');
  expect(resultWords({ done: 12, refused: 0 })).toBe('12 captured');
  expect(resultWords({ done: 0, refused: 2 })).toBe('2 failed');
});

it('shows what happens now, the latest answers, then what comes next', () => {
  const list = [
    entry(1, 'done', 10),
    entry(2, 'done', 20),
    entry(3, 'sending'),
    entry(4, 'waiting'),
  ];
  expect(newest(list, 3).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(newest(list, 4).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

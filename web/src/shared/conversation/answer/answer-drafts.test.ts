import { beforeEach, expect, it, vi } from 'vitest';
import { CALM_MS, createAnswerDrafts } from './answer-drafts.ts';

beforeEach(() => void vi.useFakeTimers());

/** Drafts whose writes end when the test says so. */
function drafted() {
  const writes: { text: string; end: (isStored: boolean) => void }[] = [];
  const drafts = createAnswerDrafts(
    (_, text) => new Promise((end) => void writes.push({ text, end })),
  );
  const texts = () => writes.map(({ text }) => text);
  const end = async (isStored = true) => {
    writes.at(-1)?.end(isStored);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { drafts, texts, end };
}

it('stores what is typed once it is calm, in one write', async () => {
  const { drafts, texts, end } = drafted();
  drafts.type('ann', 'We');
  vi.advanceTimersByTime(CALM_MS - 1);
  drafts.type('ann', 'We pay');
  vi.advanceTimersByTime(CALM_MS - 1);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['We pay']);
  expect(drafts.textOf('ann')).toBe('We pay');
  await end();
  expect(drafts.textOf('ann')).toBeNull();
  expect(drafts.hasAny()).toBe(false);
});

it('keeps what is typed on while it is being stored, and what could not be stored', async () => {
  const { drafts, end } = drafted();
  drafts.type('ann', 'We');
  drafts.store('ann');
  drafts.type('ann', 'We pay');
  await end();
  expect(drafts.textOf('ann')).toBe('We pay');
  drafts.store('ann');
  await end(false);
  expect(drafts.hasAny()).toBe(true);
});

it('an answer that was sent leaves nothing behind, and deletes its draft last', async () => {
  const { drafts, texts } = drafted();
  drafts.type('ann', 'We pay');
  drafts.store('ann');
  drafts.end('ann');
  await vi.advanceTimersByTimeAsync(CALM_MS * 2);
  expect(texts()).toEqual(['We pay', '']);
  expect(drafts.textOf('ann')).toBeNull();
});

it('is told to whoever listens, and forgotten with the person', () => {
  const { drafts, texts } = drafted();
  const heard = vi.fn<() => void>();
  const stop = drafts.subscribe(heard);
  drafts.type('ann', 'We');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  drafts.clear();
  vi.advanceTimersByTime(CALM_MS);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
});

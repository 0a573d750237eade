import { beforeEach, expect, it, vi } from 'vitest';

/** A tab's storage; each page load loads the module again. */
const stored = new Map<string, string>();
const openPage = async () => {
  vi.resetModules();
  return (await import('./feedback-draft.ts')).feedbackDraft;
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it('typed text is there again after a reload, under the same id', async () => {
  const page = await openPage();
  page.write('Love it.');
  const { id } = page.read();
  expect((await openPage()).read()).toEqual({ text: 'Love it.', id });
});

it('another text has another id, the same text keeps its own', async () => {
  const page = await openPage();
  page.write('Love it.');
  const { id } = page.read();
  page.write('Love it.');
  expect(page.read().id).toBe(id);
  page.write('Love it!');
  expect(page.read().id).not.toBe(id);
});

it('sent text is forgotten', async () => {
  const page = await openPage();
  page.write('Love it.');
  page.write('');
  expect(page.read()).toEqual({ text: '', id: '' });
  expect(stored.size).toBe(0);
});

it.each(['', 'no json', 'null', '{"text":7,"id":"a"}', '{"text":"a"}'])(
  'storage that holds %j counts as empty',
  async (held) => {
    stored.set('vibes.feedback', held);
    expect((await openPage()).read()).toEqual({ text: '', id: '' });
  },
);

it('a listener is called at each change until it stops', async () => {
  const page = await openPage();
  const listener = vi.fn();
  const stop = page.subscribe(listener);
  page.write('a');
  page.write('a');
  stop();
  page.write('b');
  expect(listener).toHaveBeenCalledOnce();
});

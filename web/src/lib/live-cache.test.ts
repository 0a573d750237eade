import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveStore, resetLive, type Emission } from './live-cache.ts';

function listener() {
  const state: { isListening: boolean; emit: (emission: Emission<number>) => void } = {
    isListening: false,
    emit: () => {
      throw new Error('Nobody listens.');
    },
  };
  const listen = vi.fn((emit: (emission: Emission<number>) => void) => {
    state.isListening = true;
    state.emit = emit;
    return () => {
      state.isListening = false;
    };
  });
  return { state, listen };
}

afterEach(() => {
  resetLive();
  vi.useRealTimers();
});

describe('the live cache', () => {
  it('keeps the last emission, a value or a fault, and reports each to the watchers', () => {
    const { state, listen } = listener();
    const { watch, last } = liveStore('a', listen);
    expect(last()).toBeUndefined();
    const reported: unknown[] = [];
    watch(() => reported.push(last()));
    state.emit({ data: 1 });
    state.emit({ fault: new Error('denied') });
    expect(reported).toEqual([{ data: 1 }, { fault: new Error('denied') }]);
  });

  it('listens once, however many ask', () => {
    const { state, listen } = listener();
    const store = liveStore('a', listen);
    state.emit({ data: 1 });
    expect(liveStore('a', listen)).toBe(store);
    expect(listen).toHaveBeenCalledTimes(1);
    expect(store.last()).toEqual({ data: 1 });
  });

  it('keeps an emission that comes at once', () => {
    const store = liveStore<number>('a', (emit) => {
      emit({ data: 7 });
      return () => undefined;
    });
    expect(store.last()).toEqual({ data: 7 });
  });

  it('stops listening 30 seconds after the last watcher has gone', () => {
    vi.useFakeTimers();
    const { state, listen } = listener();
    const { watch, last } = liveStore('b', listen);
    const [first, second] = [watch(vi.fn()), watch(vi.fn())];
    state.emit({ data: 1 });
    first();
    vi.advanceTimersByTime(60_000);
    expect(state.isListening).toBe(true);
    second();
    vi.advanceTimersByTime(29_000);
    expect(state.isListening).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(state.isListening).toBe(false);
    expect(last()).toBeUndefined();
  });

  it('stops where nothing ever watched, and starts again for a late watcher', () => {
    vi.useFakeTimers();
    const { state, listen } = listener();
    const { watch } = liveStore('b', listen);
    vi.advanceTimersByTime(31_000);
    expect(state.isListening).toBe(false);
    watch(vi.fn());
    expect(state.isListening).toBe(true);
    resetLive();
    expect(state.isListening).toBe(false);
  });

  it('stays warm when a watcher comes back in time', () => {
    vi.useFakeTimers();
    const { state, listen } = listener();
    const leave = liveStore('c', listen).watch(vi.fn());
    leave();
    vi.advanceTimersByTime(20_000);
    liveStore('c', listen).watch(vi.fn());
    vi.advanceTimersByTime(60_000);
    expect(state.isListening).toBe(true);
    expect(listen).toHaveBeenCalledTimes(1);
  });

  it('ends everything at once at a reset, and ignores a late emission', () => {
    const { state, listen } = listener();
    const { watch, last } = liveStore('d', listen);
    const watcher = vi.fn();
    watch(watcher);
    resetLive();
    expect(state.isListening).toBe(false);
    state.emit({ data: 2 });
    expect(last()).toBeUndefined();
    expect(watcher).not.toHaveBeenCalled();
    expect(liveStore('d', listen).last()).toBeUndefined();
  });
});

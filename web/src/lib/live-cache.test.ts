import { afterEach, describe, expect, it, vi } from 'vitest';
import { hold, liveSource, resetLive, type Emission } from './live-cache.ts';

function listener() {
  const state: { isListening: boolean; emit: (emission: Emission<number>) => void } = {
    isListening: false,
    emit: () => {
      throw new Error('Nobody listens.');
    },
  };
  const listen = (emit: (emission: Emission<number>) => void) => {
    state.isListening = true;
    state.emit = emit;
    return () => {
      state.isListening = false;
    };
  };
  return { state, listen };
}

afterEach(() => {
  resetLive();
  vi.useRealTimers();
});

describe('the live cache', () => {
  it('passes values and faults on alike', () => {
    const { state, listen } = listener();
    const seen: Emission<number>[] = [];
    liveSource('a', listen).subscribe((emission) => seen.push(emission));
    state.emit({ data: 1 });
    state.emit({ fault: new Error('denied') });
    expect(seen).toEqual([{ data: 1 }, { fault: new Error('denied') }]);
  });

  it('stops listening 30 seconds after the last holder has gone', () => {
    vi.useFakeTimers();
    const { state, listen } = listener();
    const [first, second] = [hold('b'), hold('b')];
    liveSource('b', listen).subscribe();
    first();
    vi.advanceTimersByTime(60_000);
    expect(state.isListening).toBe(true);
    second();
    vi.advanceTimersByTime(29_000);
    expect(state.isListening).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(state.isListening).toBe(false);
  });

  it('stays warm when somebody comes back in time', () => {
    vi.useFakeTimers();
    const { state, listen } = listener();
    const leave = hold('c');
    liveSource('c', listen).subscribe();
    leave();
    vi.advanceTimersByTime(20_000);
    hold('c');
    vi.advanceTimersByTime(60_000);
    expect(state.isListening).toBe(true);
  });

  it('ends everything at once at a reset', () => {
    const { state, listen } = listener();
    hold('d');
    liveSource('d', listen).subscribe();
    resetLive();
    expect(state.isListening).toBe(false);
  });
});

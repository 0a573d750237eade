import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFarewell, takeFarewell } from './farewell.ts';

describe('a farewell', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is shown by the next page, once', () => {
    leaveFarewell('Logged out successfully');
    expect(takeFarewell()).toBe('Logged out successfully');
    expect(takeFarewell()).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('is null where none was stored', () => {
    expect(takeFarewell()).toBeNull();
  });

  it('is null where storage is forbidden', () => {
    vi.unstubAllGlobals();
    leaveFarewell('Logged out successfully');
    expect(takeFarewell()).toBeNull();
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../test/lib/storage-in-memory.ts';
import { leaveFarewell, takeFarewell } from './farewell.ts';

describe('a farewell', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', storageInMemory(stored));
  });

  it('is shown by the next page, once', () => {
    leaveFarewell('Logged out successfully');
    expect(takeFarewell()).toBe('Logged out successfully');
    expect(takeFarewell()).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('is null where storage is forbidden', () => {
    vi.unstubAllGlobals();
    leaveFarewell('Logged out successfully');
    expect(takeFarewell()).toBeNull();
  });
});

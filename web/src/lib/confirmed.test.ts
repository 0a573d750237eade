import { describe, expect, it } from 'vitest';
import { confirmed, type Reading } from './confirmed.ts';
import type { Emission } from './live-cache.ts';

function listening() {
  const seen: Emission<string>[] = [];
  const report = confirmed<string>((emission) => seen.push(emission));
  const read = (data: string, rest: Partial<Reading<string>> = {}) =>
    report({ data, isFromCache: false, remembered: 'part', hasChanged: true, ...rest });
  return { seen, read };
}

describe('data confirmed by the server', () => {
  it('is a fault, reported once, while the server is silent and the cache is empty', () => {
    const { seen, read } = listening();
    read('', { isFromCache: true, remembered: 'nothing' });
    read('', { isFromCache: true, remembered: 'nothing', hasChanged: false });
    expect(seen).toEqual([{ fault: expect.any(Error) as Error }]);
  });

  it('replaces the fault as soon as the server answers, also with nothing', () => {
    const { seen, read } = listening();
    read('', { isFromCache: true, remembered: 'nothing' });
    read('', { remembered: 'nothing', hasChanged: false });
    expect(seen[1]).toEqual({ data: '' });
  });

  it('holds back the cached rows of other queries', () => {
    const { seen, read } = listening();
    read('4 of 5', { isFromCache: true });
    expect(seen).toEqual([]);
    read('5 of 5');
    expect(seen).toEqual([{ data: '5 of 5' }]);
  });

  it('shows a cached document at once', () => {
    const { seen, read } = listening();
    read('account', { isFromCache: true, remembered: 'whole' });
    expect(seen).toEqual([{ data: 'account' }]);
  });

  it('keeps the data when the connection is lost, and shows a local write at once', () => {
    const { seen, read } = listening();
    read('a');
    read('a', { isFromCache: true, hasChanged: false });
    read('b', { isFromCache: true });
    read('', { isFromCache: true, remembered: 'nothing' });
    expect(seen).toEqual([{ data: 'a' }, { data: 'b' }, { data: '' }]);
  });

  it('emits nothing when only the state of the listener changed', () => {
    const { seen, read } = listening();
    read('a');
    read('a', { hasChanged: false });
    expect(seen).toHaveLength(1);
  });
});

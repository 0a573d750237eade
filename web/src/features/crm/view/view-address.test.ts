import { describe, expect, it } from 'vitest';
import { EVERYBODY } from './crm-view.ts';
import { isChanged, readAddress, viewOf, writeAddress, type ListedView } from './view-address.ts';

const warm: ListedView = {
  id: 'v1',
  name: 'Warm',
  query: 'status=Responded&sort=-reply',
  updated_at: new Date(0),
};
const read = (query: string, saved: ListedView[] | null = [warm]) =>
  readAddress(new URLSearchParams(query), saved);
const write = (...of: Parameters<typeof writeAddress>) => writeAddress(...of).toString();

describe('an address', () => {
  it('that names a saved view shows it, on any page', () => {
    expect(read('view=v1')).toEqual({ view: viewOf(warm), saved: warm, state: 'ready' });
    expect(read('view=v1&page=3').view).toEqual({ ...viewOf(warm), page: 3 });
  });

  it('with filters of its own shows those, whatever view they were made from', () => {
    const changed = read('view=v1&status=Converted');
    expect(changed.view.filter.status).toEqual(['Converted']);
    expect(changed.saved).toBe(warm);
    expect(isChanged(changed.view, changed.saved)).toBe(true);
    expect(read('view=v1&status=Converted', null).state).toBe('ready');
  });

  it('waits for a saved view to load, and knows when there is none', () => {
    expect(read('view=v1', null).state).toBe('loading');
    expect(read('view=v2')).toEqual({ view: EVERYBODY, saved: null, state: 'gone' });
  });

  it('names a saved view alone while nothing of it is changed', () => {
    expect(write(viewOf(warm), warm)).toBe('view=v1');
    expect(write({ ...viewOf(warm), page: 2 }, warm)).toBe('page=2&view=v1');
    expect(write({ ...viewOf(warm), text: 'ann' }, warm)).toBe(
      'q=ann&status=Responded&sort=-reply&view=v1',
    );
  });

  it('leaves the saved view with the last filter', () => {
    expect(write(EVERYBODY, warm)).toBe('');
    expect(write({ ...EVERYBODY, page: 2 }, warm)).toBe('page=2');
    expect(write(EVERYBODY, null)).toBe('');
  });
});

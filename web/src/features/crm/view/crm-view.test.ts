import { describe, expect, it } from 'vitest';
import { FIGURE_QUERIES } from '../../../shared/creator/figure-queries.ts';
import { WAITING_QUERY } from '../../../shared/creator/waiting-link.ts';
import { EVERYBODY, isNarrowed, needsAll, readView, viewKey, writeView } from './crm-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

describe('a view', () => {
  it('of an empty address is everybody, newest first, page 1', () => {
    expect(read('')).toEqual(EVERYBODY);
    expect(writeView(EVERYBODY).toString()).toBe('');
  });

  it.each([
    'q=ann+lee',
    'status=Discovered&status=Meeting+Scheduled',
    'email=yes&source=bio&sent=no&platform=tiktok&awaiting=us&added=7d',
    'replied=first_follow_up&says=interested&reminder=due&sort=remind',
    'sort=name',
    'sort=-status&page=4',
    'sort=added',
    'q=%26page%3D2&status=Responded&sort=-reply&page=12',
  ])('is written as it was read: %s', (query) => {
    expect(writeView(read(query)).toString()).toBe(query);
  });

  it('leaves out what it does not know, and means it as nothing', () => {
    expect(read('status=Famous&added=never&sort=height&page=-1&email=maybe')).toEqual(EVERYBODY);
    expect(read('page=1.5&page=9').page).toBe(1);
    expect(read('page=1e99').page).toBe(1);
    expect(read('sort=-added')).toEqual(EVERYBODY);
    expect(read('sort=-').sort).toEqual(EVERYBODY.sort);
    expect(read('added=7d&added=30d').filter.added).toEqual(['7d']);
    expect(read(`q=${'x'.repeat(5000)}`).text).toHaveLength(200);
  });

  it('is the same one on each of its pages', () => {
    expect(viewKey(read('status=Responded&page=3'))).toBe(viewKey(read('status=Responded')));
    expect(viewKey(read('page=3'))).toBe('');
  });

  const { captures, emails, replies, interested, steps } = FIGURE_QUERIES;
  it.each([
    ...[WAITING_QUERY, ...Object.values(captures), emails, replies, interested, ...steps],
    ...steps.map((step) => `${step}&${interested}`),
  ])('that another screen opens is one that the address can hold: %s', (query) => {
    expect(viewKey(read(query))).toBe(query);
  });

  it('says whether it looks for some, and whether all creators are needed for that', () => {
    expect([isNarrowed(read('page=2')), needsAll(read('page=2'))]).toEqual([false, false]);
    expect([isNarrowed(read('sort=name')), needsAll(read('sort=name'))]).toEqual([false, true]);
    expect([isNarrowed(read('q=+')), needsAll(read('q=+'))]).toEqual([false, false]);
    expect([isNarrowed(read('sent=no')), needsAll(read('sent=no'))]).toEqual([true, true]);
  });
});

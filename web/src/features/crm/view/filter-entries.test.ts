import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../test/features/crm/sample-creator.ts';
import { daysBefore, entry } from '../../../../test/features/crm/sample-entries.ts';
import { dayFromNow } from '../../../shared/creator/reminder/reminder-days.ts';
import { dayStarts, NO_FILTER, withValues, type CreatorFilter } from './creator-filter.ts';
import { filterCounts } from './filter-counts.ts';
import { filterEntries } from './filter-entries.ts';

const days = dayStarts(NOW);
const ann = entry({
  ...{ id: 'ann', email: 'ann@studio.test', email_source: 'bio', created_at: NOW },
  remind_at: dayFromNow(1, NOW),
});
const ben = entry({
  ...{ id: 'ben', email: 'ben@studio.test', email_source: '', status: 'Responded' },
  ...{ awaiting: 'us', email_sent: true, platform: 'instagram', created_at: daysBefore(20) },
  ...{ last_in_at: NOW, replied_to_step: 1, person_says: 'later', remind_at: dayFromNow(0, NOW) },
});
const cleo = entry({ id: 'cleo', email: null, email_source: '', created_at: daysBefore(200) });
const all = [ann, ben, cleo];
const only = (filter: Partial<CreatorFilter>) =>
  filterEntries(all, { ...NO_FILTER, ...filter }, days).map(({ id }) => id);

describe('a filter', () => {
  it.each<[string, Partial<CreatorFilter>, string[]]>([
    ['a status', { status: ['Responded'] }, ['ben']],
    ['one of two statuses', { status: ['Discovered', 'Responded'] }, ['ann', 'ben', 'cleo']],
    ['an address', { email: ['yes'] }, ['ann', 'ben']],
    ['no address', { email: ['no'] }, ['cleo']],
    ['an address from the bio', { source: ['bio'] }, ['ann']],
    ['an address that was typed', { source: ['typed'] }, ['ben']],
    ['no source, for want of an address', { source: ['none'] }, ['cleo']],
    ['an email that was sent', { sent: ['yes'] }, ['ben']],
    ['a platform', { platform: ['tiktok'] }, ['ann', 'cleo']],
    ['an answer that they wait for', { awaiting: ['us'] }, ['ben']],
    ['a reply', { replied: ['yes'] }, ['ben']],
    ['a reply to the first email', { replied: ['first'] }, []],
    ['a reply to a follow-up', { replied: ['first', 'first_follow_up'] }, ['ben']],
    ['what their reply means', { says: ['later', 'no'] }, ['ben']],
    ['a reminder', { reminder: ['set'] }, ['ann', 'ben']],
    ['a reminder that is due', { reminder: ['due'] }, ['ben']],
    ['today', { added: ['today'] }, ['ann']],
    ['the last 30 days', { added: ['30d'] }, ['ann', 'ben']],
    ['longer ago', { added: ['older'] }, ['cleo']],
    ['several facets at once', { email: ['yes'], platform: ['instagram'] }, ['ben']],
    ['what nobody has', { awaiting: ['them'] }, []],
  ])('finds creators by %s', (_, filter, found) => {
    expect(only(filter)).toEqual(found);
  });

  it('that lets everybody through is the same list', () => {
    expect(filterEntries(all, NO_FILTER, days)).toBe(all);
  });

  it('keeps its values in the order of the lists, each once', () => {
    const { status } = withValues(NO_FILTER, 'status', ['Responded', 'Discovered', 'Responded']);
    expect(status).toEqual(['Discovered', 'Responded']);
  });

  it('begins a day at midnight', () => {
    const midnight = new Date(2026, 4, 1);
    const { today, '7d': week } = dayStarts(new Date(2026, 4, 1, 23, 59));
    expect(today).toBe(midnight.getTime());
    expect(week).toBe(new Date(2026, 3, 25).getTime());
  });
});

describe('the counts of a filter', () => {
  const counts = (filter: Partial<CreatorFilter>) =>
    filterCounts(all, { ...NO_FILTER, ...filter }, days);

  it('say how many creators have each value', () => {
    const { status, email, added, awaiting } = counts({});
    expect(status).toMatchObject({ Discovered: 2, Responded: 1, Converted: 0 });
    expect(email).toEqual({ yes: 2, no: 1 });
    expect(added).toEqual({ today: 1, '7d': 1, '30d': 2, '90d': 2, older: 1 });
    expect(awaiting).toEqual({ us: 1, them: 0 });
  });

  it('are of those that the other facets let through', () => {
    const { status, email } = counts({ status: ['Responded'] });
    expect(status).toMatchObject({ Discovered: 2, Responded: 1 });
    expect(email).toEqual({ yes: 1, no: 0 });
    const both = counts({ status: ['Responded'], email: ['no'] });
    expect(both.status).toMatchObject({ Discovered: 1, Responded: 0 });
    expect(both.email).toEqual({ yes: 1, no: 0 });
    expect(both.platform).toEqual({ tiktok: 0, instagram: 0 });
  });

  it('are what a press would show', () => {
    const { source } = counts({ platform: ['tiktok'] });
    expect(source.bio).toBe(only({ platform: ['tiktok'], source: ['bio'] }).length);
  });
});

import { describe, expect, it } from 'vitest';
import type { Creator } from '../creator/creator.ts';
import { CREATOR_STATUSES } from '../creator/creator-status.ts';
import { afterOwnEmail, afterReply } from './after-inbound.ts';

const hour = (at: number) => new Date(Date.UTC(2026, 10, 20, at));
const creator = (change: Partial<Creator>) =>
  ({
    status: 'Contacted',
    status_set_by: 'event',
    last_in_at: null,
    last_out_at: hour(9),
    awaiting: 'them',
    opted_out_at: null,
    follow_up: null,
    ...change,
  }) as Creator;

describe('a reply', () => {
  it('moves the status on, and makes it our turn', () =>
    expect(afterReply(creator({}), hour(10))).toEqual({
      status: 'Responded',
      last_in_at: hour(10),
      awaiting: 'us',
      follow_up: null,
      may_be_from: null,
    }));

  it.each(CREATOR_STATUSES)('leaves %s alone when a person set it', (status) =>
    expect(afterReply(creator({ status, status_set_by: 'person' }), hour(10)).status).toBe(status),
  );

  it.each([
    ['Discovered', 'Responded'],
    ['No Response', 'Responded'],
    ['Responded', 'Responded'],
    ['Converted', 'Converted'],
  ] as const)('after %s leads to %s', (status, after) =>
    expect(afterReply(creator({ status }), hour(10)).status).toBe(after),
  );

  it('of a creator who opted out is for nobody to answer', () => {
    const optedOut = creator({ opted_out_at: hour(9), awaiting: null });
    expect(afterReply(optedOut, hour(10)).awaiting).toBeNull();
  });

  it('found late, after we wrote again, leaves whose turn it is', () => {
    const later = creator({ last_out_at: hour(11), last_in_at: hour(8) });
    expect(afterReply(later, hour(10))).toMatchObject({ awaiting: 'them', last_in_at: hour(10) });
    expect(afterReply(creator({ last_in_at: hour(12) }), hour(10)).last_in_at).toEqual(hour(12));
  });
});

it('a reply in the second of our email is one, by a clock that is behind', () => {
  const just = creator({ last_out_at: new Date(hour(10).getTime() + 900) });
  expect(afterReply(just, hour(10)).awaiting).toBe('us');
});

describe('an email written by hand', () => {
  it('makes it their turn', () =>
    expect(
      afterOwnEmail(
        creator({ status: 'Responded', awaiting: 'us', last_in_at: hour(10) }),
        hour(11),
      ),
    ).toEqual({
      status: 'Responded',
      last_out_at: hour(11),
      awaiting: 'them',
      follow_up: null,
    }));

  it('found late, after another reply, leaves whose turn it is', () =>
    expect(
      afterOwnEmail(creator({ awaiting: 'us', last_in_at: hour(12) }), hour(11)).awaiting,
    ).toBe('us'));

  it('to somebody never contacted counts as the first contact', () =>
    expect(afterOwnEmail(creator({ status: 'Discovered' }), hour(11)).status).toBe('Contacted'));
});

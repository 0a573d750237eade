import { describe, expect, it } from 'vitest';
import type { Creator } from '../creator/creator.ts';
import { CREATOR_STATUSES } from '../creator/creator-status.ts';
import { afterOwnEmail, afterReply, withoutReply } from './after-inbound.ts';

const hour = (at: number) => new Date(Date.UTC(2026, 10, 20, at));
const creator = (change: Partial<Creator>) =>
  ({
    status: 'Contacted',
    status_set_by: 'event',
    last_in_at: null,
    last_in_text: null,
    replied_to_step: null,
    person_says: null,
    said: null,
    email_sent: true,
    dm_sent_at: null,
    last_out_at: hour(9),
    awaiting: 'them',
    opted_out_at: null,
    follow_up: null,
    ...change,
  }) as Creator;

const at10 = { at: hour(10), text: '  Yes,\n\twhat do you pay? ' };

describe('a reply', () => {
  it('moves the status on, and makes it our turn', () =>
    expect(afterReply(creator({}), at10, 0)).toEqual({
      status: 'Responded',
      last_in_at: hour(10),
      last_in_text: 'Yes, what do you pay?',
      replied_to_step: 0,
      person_says: null,
      said: null,
      awaiting: 'us',
      follow_up: null,
      may_be_from: null,
    }));

  it.each(CREATOR_STATUSES)('leaves %s alone when a person set it', (status) =>
    expect(afterReply(creator({ status, status_set_by: 'person' }), at10, 0).status).toBe(status),
  );

  it.each([
    ['Discovered', 'Responded'],
    ['No Response', 'Responded'],
    ['Responded', 'Responded'],
    ['Converted', 'Converted'],
  ] as const)('after %s leads to %s', (status, after) =>
    expect(afterReply(creator({ status }), at10, 0).status).toBe(after),
  );

  it('of a creator who opted out is for nobody to answer', () => {
    const optedOut = creator({ opted_out_at: hour(9), awaiting: null });
    expect(afterReply(optedOut, at10, 0).awaiting).toBeNull();
  });

  it('found late, after we wrote again, leaves whose turn it is', () => {
    const later = creator({ last_out_at: hour(11), last_in_at: hour(8) });
    expect(afterReply(later, at10, 0)).toMatchObject({ awaiting: 'them', last_in_at: hour(10) });
    expect(afterReply(creator({ last_in_at: hour(12) }), at10, 0).last_in_at).toEqual(hour(12));
  });
});

describe('the last words of a creator', () => {
  it('are the first of the newest reply, on one line, and bounded', () => {
    const long = { at: hour(10), text: `${'Yes. '.repeat(23)}12345😀` };
    const { last_in_text } = afterReply(creator({}), long, 0);
    expect(last_in_text).toHaveLength(120);
    expect(last_in_text).toMatch(/Yes\. 12345$/);
    const newer = creator({ last_in_at: hour(12), last_in_text: 'And when?' });
    expect(afterReply(newer, at10, 0).last_in_text).toBe('And when?');
    expect(afterReply(creator({}), { at: hour(10), text: ' ' }, 0).last_in_text).toBeNull();
  });

  it('leave which email they answered first, where that is known', () => {
    expect(afterReply(creator({}), at10, null).replied_to_step).toBeNull();
    const first = creator({ last_in_at: hour(9), replied_to_step: 1 });
    expect(afterReply(first, at10, 2).replied_to_step).toBe(1);
    // Of one who answered before this was kept it is not known.
    expect(afterReply(creator({ last_in_at: hour(9) }), at10, 2).replied_to_step).toBeNull();
  });

  it.each([
    ['later', null],
    ['interested', 'interested'],
    ['no', 'no'],
  ] as const)('after "%s" leave %s, and what was said is not taken back', (says, left) => {
    const said = { says, at: hour(9) } as Creator['said'];
    const told = creator({ person_says: says, said, remind_at: hour(20) });
    const after = afterReply(told, at10, 0);
    expect(after).toMatchObject({ person_says: left, said: null });
    expect(after).not.toHaveProperty('remind_at');
  });
});

describe('without a message that was somebody else’s', () => {
  const replied = (change: Partial<Creator> = {}) =>
    creator({
      ...{ status: 'Responded', last_in_at: hour(10), last_in_text: 'Yes', awaiting: 'us' },
      ...{ replied_to_step: 1, person_says: 'interested', ...change },
    });

  it('all is as before a reply', () => {
    expect(withoutReply(replied(), null)).toEqual({
      ...{ status: 'Contacted', status_set_by: 'event', awaiting: 'them', last_in_at: null },
      ...{ last_in_text: null, replied_to_step: null, person_says: null },
    });
  });

  it.each<[string, Partial<Creator>, Partial<Creator>]>([
    [
      'nothing was sent',
      { email_sent: false, last_out_at: null },
      { status: 'Discovered', awaiting: null },
    ],
    [
      'a DM was sent',
      { email_sent: false, last_out_at: null, dm_sent_at: hour(8) },
      { status: 'Contacted', awaiting: null },
    ],
    ['they opted out', { opted_out_at: hour(9) }, { awaiting: null }],
  ])('where %s', (_, change, after) =>
    expect(withoutReply(replied(change), null)).toMatchObject(after),
  );

  it.each(CREATOR_STATUSES)('%s stays where a person set it', (status) => {
    const after = withoutReply(replied({ status, status_set_by: 'person' }), null);
    expect(after).not.toHaveProperty('status');
  });

  it.each([
    [hour(11), 'us'],
    [hour(8), 'them'],
  ] as const)('another of %s decides whose turn it is: %s', (at, awaiting) => {
    expect(withoutReply(replied(), { at, text: 'No,  thanks' })).toEqual({
      ...{ last_in_at: at, last_in_text: 'No, thanks', awaiting },
    });
  });

  it('another of theirs that needed no answer still needs none', () => {
    const done = replied({ awaiting: null });
    expect(withoutReply(done, { at: hour(11), text: 'Thanks' }).awaiting).toBeNull();
  });
});

it('a reply in the second of our email is one, by a clock that is behind', () => {
  const just = creator({ last_out_at: new Date(hour(10).getTime() + 900) });
  expect(afterReply(just, at10, 0).awaiting).toBe('us');
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
      said: null,
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

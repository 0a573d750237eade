import { describe, expect, it } from 'vitest';
import { EMPTY_MAILBOX } from '../delivery/empty-mailbox.ts';
import { watchAfterLook, type LookEnd } from './watch-after-look.ts';
import { newWatch } from './watch.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const LEASED = {
  ...newWatch(minutes(-600)),
  lease: { token: 't', until: minutes(5) },
  last_mail_at: minutes(-40),
};
const after = (end: LookEnd, watch_due_at = minutes(5), watch = LEASED) =>
  watchAfterLook(watch, {
    mailbox: { ...EMPTY_MAILBOX, watch, watch_due_at },
    end,
    now: NOW,
    look_every: null,
  });
const READ: LookEnd = { kind: 'read', read_to: minutes(-1), has_found: false };

describe('after a look', () => {
  it('the mailbox is free, and due by the age of the last email', () => {
    const { watch, due_at } = after(READ);
    expect(watch).toMatchObject({ lease: null, read_to: minutes(-1), trouble: null });
    expect(due_at).toEqual(minutes(10));
  });

  it('that found something, the next one is soon', () =>
    expect(after({ ...READ, has_found: true }).due_at).toEqual(minutes(2)));

  it('the time that an email set in between holds; that of the lease does not', () => {
    expect(after(READ, minutes(2)).due_at).toEqual(minutes(2));
    expect(after(READ, minutes(60)).due_at).toEqual(minutes(10));
  });

  it('that was cut off, it goes on at once', () => {
    const { watch, due_at } = after({ kind: 'cut_off' });
    expect(due_at).toEqual(NOW);
    expect(watch.read_to).toBeNull();
  });

  it('that the server refused, it waits for the person, and keeps since when', () => {
    const refused: LookEnd = { kind: 'trouble', code: 'refused_sign_in' };
    const first = after(refused);
    expect(first.watch.trouble).toEqual({ code: 'refused_sign_in', since: NOW });
    expect(first.due_at).toEqual(minutes(24 * 60));
    const since = minutes(-90);
    const known = { ...LEASED, trouble: { code: 'unreachable' as const, since } };
    const again = after({ kind: 'trouble', code: 'unreachable' }, minutes(5), known);
    expect(again.watch.trouble?.since).toEqual(since);
    expect(again.due_at).toEqual(minutes(60));
  });
});

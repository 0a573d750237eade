import type { DeliveryState } from '@vibes/core/delivery/delivery';
import { expect, it } from 'vitest';
import { lastEvent } from './last-event.ts';

const now = new Date(2026, 4, 20, 14, 0);
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);
const nothing = {
  created_at: hours(2),
  email_sent: false,
  last_out_at: null,
  last_in_at: null,
  dm_sent_at: null,
  opted_out_at: null,
  awaiting: null,
  status: 'Contacted' as const,
  remind_at: null,
};

it.each([
  ['Saved today', {}],
  ['Saved yesterday', { created_at: hours(20) }],
  ['Saved 3 days ago', { created_at: hours(72) }],
  ['Saved May 3', { created_at: new Date(2026, 4, 3) }],
  ['Saved May 3, 2025', { created_at: new Date(2025, 4, 3) }],
  // Written elsewhere, by a clock ahead of ours.
  ['Saved today', { created_at: hours(-1) }],
  ['Email sent just now', { email_sent: true, last_out_at: hours(0) }],
  ['Email sent 12 min ago', { email_sent: true, last_out_at: hours(0.2) }],
  ['Email sent yesterday', { email_sent: true, last_out_at: hours(20) }],
  // Of before the time was kept.
  ['Email sent', { email_sent: true }],
  ['DM sent 3 h ago', { email_sent: true, last_out_at: hours(20), dm_sent_at: hours(3) }],
  ['Replied 2 h ago', { email_sent: true, last_out_at: hours(20), last_in_at: hours(2) }],
  ['Email sent 1 h ago', { email_sent: true, last_out_at: hours(1), last_in_at: hours(2) }],
  [
    'May have replied 1 h ago',
    {
      last_out_at: hours(2),
      may_be_from: { at: hours(1), from: '', count: 1, day: '2026-05-20', kept: 1 },
    },
  ],
  ['Unsubscribed 2 h ago', { last_in_at: hours(2), opted_out_at: hours(2) }],
])('the one line of a row says “%s”', (words, fields) => {
  expect(lastEvent({ ...nothing, ...fields }, null, now).words).toBe(words);
});

it('after midnight, what was a few hours ago is not yet yesterday', () => {
  const night = new Date(2026, 4, 20, 1, 0);
  const at = (hour: number) => ({ ...nothing, last_in_at: new Date(2026, 4, 19, hour) });
  expect(lastEvent(at(22), null, night).words).toBe('Replied 3 h ago');
  expect(lastEvent(at(12), null, night).words).toBe('Replied yesterday');
});

const email = (state: DeliveryState, bounced?: { at: Date; is_temporary: boolean }) => ({
  state,
  updated_at: hours(1),
  bounce: bounced
    ? { ...bounced, sentence: 'No such mailbox.', fault: 'recipient' as const }
    : null,
});
const sent = { ...nothing, email_sent: true, last_out_at: hours(3) };

it.each([
  ['Email bounced 2 h ago', true, email('sent', { at: hours(2), is_temporary: false })],
  ['Email sent 3 h ago', false, email('sent', { at: hours(2), is_temporary: true })],
  ['Email failed 1 h ago', true, email('failed')],
  ['Email unconfirmed 1 h ago', false, email('uncertain')],
  ['Email on hold 1 h ago', false, email('held')],
  ['Email sent 3 h ago', false, email('sent')],
  ['Email sent 3 h ago', false, email('queued')],
  ['Email sent 3 h ago', false, undefined],
])('says of the newest email “%s”', (words, isTrouble, newest) => {
  expect(lastEvent(sent, newest, now)).toMatchObject({ words, isTrouble });
});

it('a reminder that is due comes before what asks for nothing', () => {
  const due = { ...sent, remind_at: hours(14) };
  const said = (...[entry, newest]: [Parameters<typeof lastEvent>[0], ReturnType<typeof email>?]) =>
    lastEvent(entry, newest, now).words;
  expect(said(due)).toBe('Reminder due');
  expect(said({ ...due, remind_at: hours(-10) })).toBe('Email sent 3 h ago');
  expect(said(due, email('failed'))).toBe('Email failed 1 h ago');
  expect(said({ ...due, last_in_at: hours(1), awaiting: 'us' })).toBe('Replied 1 h ago');
});

it('an answer after the email failed is what happened last', () => {
  const entry = { ...sent, last_in_at: hours(0.5) };
  expect(lastEvent(entry, email('failed'), now).words).toBe('Replied 30 min ago');
});

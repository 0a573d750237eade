import { expect, it } from 'vitest';
import { EMPTY_MAILBOX } from './empty-mailbox.ts';
import type { Mailbox } from './mailbox.ts';
import { describeMailbox } from './describe-mailbox.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const describeWith = (mailbox: Partial<Mailbox>, daily_cap: number | null = null) =>
  describeMailbox(
    { ...EMPTY_MAILBOX, ...mailbox },
    {
      settings: { email_address: 'ella@gmail.com', daily_cap },
      limits: { daily_cap: 3, spacing: 0 },
      now: NOW,
    },
  );

it('an unused mailbox may send at once, up to the product’s cap', () => {
  expect(describeWith({})).toEqual({
    sent: 0,
    daily_cap: 3,
    usual_daily_cap: 3,
    daily_cap_maximum: 500,
    opens_at: null,
    recent: { sent: 0, bounced: 0, verdict: 'fine' },
  });
});

it('tells how many of the last emails bounced', () => {
  const recent = [true, false, true].map((has_bounced, at) => ({ id: `e${at}`, has_bounced }));
  expect(describeWith({ recent }).recent).toEqual({ sent: 3, bounced: 2, verdict: 'fine' });
});

it('what was sent a day ago no longer counts', () => {
  expect(describeWith({ window: [ago(24), ago(23), ago(1)] })).toMatchObject({
    sent: 2,
    opens_at: null,
  });
});

it('a full mailbox may send again when its oldest email is a day old', () => {
  const window = [ago(20), ago(2), ago(1)];
  expect(describeWith({ window })).toMatchObject({ sent: 3, opens_at: '2026-05-01T16:00:00.000Z' });
});

it('the person’s cap holds in place of the product’s', () => {
  const window = [ago(20), ago(2)];
  const full = { daily_cap: 2, opens_at: '2026-05-01T16:00:00.000Z' };
  expect(describeWith({ window }, 2)).toMatchObject({ sent: 2, ...full });
  expect(describeWith({ window }, 2000)).toMatchObject({ daily_cap: 500, opens_at: null });
});

it('a mailbox that Gmail paused may send again when the pause is over', () => {
  expect(describeWith({ paused_until: ago(-5) })).toMatchObject({
    opens_at: '2026-05-01T17:00:00.000Z',
  });
  expect(describeWith({ paused_until: ago(5) })).toMatchObject({ opens_at: null });
});

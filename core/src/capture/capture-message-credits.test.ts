import { describe, expect, it } from 'vitest';
import { QUEUED_REQUEST as facts } from '../../test/queued-request.ts';
import { captureMessage, MESSAGE_LIMIT } from './capture-message.ts';

describe('what the phone says of credits', () => {
  const charged = (balance_after: number, monthly_allowance = 250) => ({
    charged: { balance_after, monthly_allowance },
  });
  const saved = 'Saved. Email to ann@studio.com is on its way.';

  it.each([
    [charged(51), saved],
    [charged(50), `${saved} 50 credits left.`],
    [charged(49), saved],
    [charged(0), `${saved} That was your last credit.`],
    [charged(2, 0), `${saved} 2 credits left.`],
    [charged(1, 0), saved],
    [charged(1, 5), `${saved} 1 credit left.`],
    [{ charged: null }, saved],
  ])('%j: %s', (charge, message) => {
    expect(captureMessage({ ...facts, ...charge })).toBe(message);
  });

  it('is nothing when the request did nothing', () => {
    const again = { ...facts, outcome: 'already_contacted' } as const;
    expect(captureMessage({ ...again, ...charged(0) })).toBe(captureMessage(again));
  });

  it('is left out where there is no room beside what became of the email', () => {
    const rest = captureMessage({ ...facts, ...charged(0) }).length - facts.to.length;
    const longest = { ...facts, to: 'a'.repeat(MESSAGE_LIMIT - rest) };
    const longer = { ...facts, to: `${longest.to}a` };
    expect(captureMessage({ ...longest, ...charged(0) })).toHaveLength(MESSAGE_LIMIT);
    expect(captureMessage({ ...longer, ...charged(0) })).toBe(captureMessage(longer));
  });
});

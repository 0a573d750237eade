import { describe, expect, it } from 'vitest';
import { QUEUED_REQUEST as facts } from '../../test/queued-request.ts';
import { captureMessage } from './capture-message.ts';

describe('what the phone says of a creator who is known by another handle', () => {
  const renamed = { ...facts, outcome: 'updated', known_as: 'lena.old' } as const;
  const second = { ...facts, outcome: 'updated', added_to: 'lena' } as const;
  const going = 'Email to ann@studio.com is on its way.';
  const dryGoing = 'An email would be sent to ann@studio.com.';
  const known = 'You know them as @lena.old.';

  it.each([
    [renamed, `${known} Updated. ${going}`],
    [{ ...renamed, is_restored: true }, `${known} Back in your CRM. ${going}`],
    [{ ...renamed, dry_run: true }, `Dry run, nothing saved. ${known} ${dryGoing}`],
    [
      { ...renamed, outcome: 'already_contacted' },
      `${known} You already contacted this creator. Nothing was sent or charged.`,
    ],
    [second, `Added to @lena, whom you already have. ${going}`],
    [
      { ...second, dry_run: true },
      `Dry run, nothing saved. This would be added to @lena, whom you already have. ${dryGoing}`,
    ],
    [{ ...renamed, known_as: null }, `Updated. ${going}`],
    [
      { ...facts, email: 'already_sent', maybe_same: 'lena' },
      'Saved. This may be @lena, whom you already wrote to, so nothing was sent. Decide in the CRM. Your DM is ready.',
    ],
    [{ ...renamed, to: `${'a'.repeat(130)}@studio.com` }, /^Updated\. Email to a{130}@/],
  ] as const)('%j: %s', (request, message) => {
    if (typeof message === 'string') expect(captureMessage(request)).toBe(message);
    else expect(captureMessage(request)).toMatch(message);
  });
});

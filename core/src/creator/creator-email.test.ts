import { describe, expect, it } from 'vitest';
import type { ContactCandidate, OtherEmail } from '../contact/contact-candidate.ts';
import { otherEmailSchema } from '../contact/contact-candidate.ts';
import { keptEmail, otherEmails, undecidedEmails } from './creator-email.ts';

const found = (address: string, rival?: string): OtherEmail => {
  const candidate: ContactCandidate = {
    address,
    evidence: 'ann lee@torvane.com',
    repairs: [],
    source: 'linktree',
    found_at: 'https://torvane.com/',
    ...(rival && { rival }),
  };
  return keptEmail(candidate);
};
const LEE = found('lee@torvane.com', 'annlee@torvane.com');
const ANN = found('annlee@torvane.com', 'lee@torvane.com');
const OTHER = found('booking@torvane.com');
const certain = (one: OtherEmail): OtherEmail => ({ ...one, rival: null, choice_reason: null });

it('an address is kept with its rival, and an older document reads as one without', () => {
  expect(LEE.rival).toBe(ANN.email);
  expect(otherEmailSchema.parse({ ...LEE, rival: undefined })).toEqual(certain(LEE));
  expect(otherEmailSchema.parse(LEE)).toEqual(LEE);
});

describe('two readings of the same letters among the others', () => {
  it.each<[string, OtherEmail[], string | null, OtherEmail[]]>([
    ['stay rivals beside nothing', [LEE, ANN], null, [LEE, ANN]],
    ['stay rivals beside another address', [OTHER, LEE, ANN], null, [OTHER, LEE, ANN]],
    ['stay rivals beside the own address', [LEE, ANN], OTHER.email, [LEE, ANN]],
    ['are none once one is the own address', [LEE, ANN], LEE.email, [certain(ANN)]],
    [
      'are none once one is there without a rival',
      [LEE, ANN, certain(LEE)],
      null,
      [LEE, ANN].map(certain),
    ],
  ])('%s', (_, given, email, others) => {
    expect(otherEmails(given, email)).toEqual(others);
  });

  it('are to be chosen from while the creator has no address', () => {
    const other_emails = [LEE, OTHER, ANN];
    expect(undecidedEmails({ email: null, other_emails })).toEqual([LEE, ANN]);
    expect(undecidedEmails({ email: 'me@torvane.com', other_emails })).toEqual([]);
    expect(undecidedEmails({ email: null, other_emails: [OTHER] })).toEqual([]);
  });
});

import type { Creator } from '@vibes/core/creator/creator';
import { expect, it } from 'vitest';
import { ann, NOW as now } from '../../../../test/features/crm/sample-creator.ts';
import { askedOther, unsentReason, type OtherCreator } from './unsent-reason.ts';

const EMAIL = 'ann@studio-lee.com';
const other = { email: 'ann@home.com', source: 'bio', found_at: null } as const;
const alternative = { ...other, evidence: null, repaired: false, rival: null, choice_reason: null };

const ben: OtherCreator = {
  id: 'ben',
  name: 'Ben',
  email: EMAIL,
  email_sent: true,
  opted_out_at: null,
};
const by = (id: string | null) =>
  ({ email_withheld: { reason: 'already_sent', creator_id: id } }) as const;
const lacking = (reason: 'not_set_up' | 'template_incomplete') => ({
  email_withheld: { reason, creator_id: null },
});

// The other reasons are shown in the list and the details: unsent-reason-line.component.test.tsx.
it.each<[string, Partial<Creator>, RegExp]>([
  ['nobody tried to read the profile', { email: null, read_state: 'unread' }, /hasn’t been read/],
  [
    'it bounced, and another is known',
    { email_refused_at: now, other_emails: [alternative] },
    /bounced\. Choose another address/,
  ],
  ['sending was not set up', lacking('not_set_up'), /Sending wasn’t set up/],
  ['it was sent in another way', by(null), /already emailed this address/],
  [
    'it was sent to the same person',
    {
      ...by('ben'),
      joined: [{ id: 'ben', at: now, by: 'event', brought_email: false, handles: [] }],
    },
    /already emailed this address/,
  ],
])('says that %s, asking nothing', (_, fields, sentence) => {
  const creator = { ...ann, ...fields };
  expect(askedOther(creator)).toBeNull();
  expect(unsentReason(creator, undefined)?.sentence).toMatch(sentence);
});

it('says of a creator who has another address now that an email was prepared for them', () => {
  const moved = { ...ben, email: 'ben@home.com' };
  const reason = unsentReason({ ...ann, ...by('ben') }, moved);
  expect(reason?.sentence).toContain('prepared for Ben');
  expect(reason?.other).toBe(moved);
});

it('asks for the creator that the capture named, else for one of the same address', () => {
  expect(askedOther({ ...ann, ...by('ben') })).toEqual({ id: 'ben' });
  expect(askedOther(ann)).toEqual({ email: EMAIL });
  expect(unsentReason(ann, undefined)).toBeNull();
});

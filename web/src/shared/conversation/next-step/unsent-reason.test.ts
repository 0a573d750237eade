import type { Creator } from '@vibes/core/creator/creator';
import { expect, it } from 'vitest';
import { ann, NOW as now } from '../../../../test/features/crm/sample-creator.ts';
import { askedOther, unsentReason, type OtherCreator } from './unsent-reason.ts';

const EMAIL = 'ann@studio-lee.com';
const other = { email: 'ann@home.com', source: 'bio', found_at: null } as const;
const alternative = { ...other, evidence: null, repaired: false, rival: null, choice_reason: null };
const rival = (one: string, two: string) => ({ ...alternative, email: one, rival: two });

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

it.each<[string, Partial<Creator>, RegExp]>([
  ['the creator unsubscribed', { opted_out_at: now, email: null }, /unsubscribed/],
  [
    'two addresses are to choose from',
    { email: null, other_emails: [rival('a@b.co', 'c@b.co'), rival('c@b.co', 'a@b.co')] },
    /Choose one, then send/,
  ],
  ['none was found', { email: null }, /found no email address/],
  ['nobody tried to read the profile', { email: null, read_state: 'unread' }, /hasn’t been read/],
  ['the profile is closed', { email: null, read_state: 'blocked' }, /couldn’t read the profile/],
  ['the profile is private', { email: null, read_state: 'private' }, /is private/],
  [
    'the search is unfinished',
    { email: null, read_blocked_by: 'search_unfinished' },
    /couldn’t read everything/,
  ],
  ['it bounced', { email_refused_at: now }, /bounced\. Type another address/],
  [
    'it bounced, and another is known',
    { email_refused_at: now, other_emails: [alternative] },
    /bounced\. Choose another address/,
  ],
  ['the domain takes no mail', { email_unreachable_at: now }, /can’t receive email/],
  ['sending was not set up', lacking('not_set_up'), /Sending wasn’t set up/],
  ['the template was incomplete', lacking('template_incomplete'), /template was incomplete/],
  ['it was sent in another way', by(null), /already emailed this address/],
])('says that %s, asking nothing', (_, fields, sentence) => {
  const creator = { ...ann, ...fields };
  expect(askedOther(creator)).toBeNull();
  expect(unsentReason(creator, undefined)?.sentence).toMatch(sentence);
});

it.each<[string, Partial<Creator>, OtherCreator | null, RegExp]>([
  ['emailed under another creator', by('ben'), ben, /already emailed this address, as Ben/],
  [
    'waiting, stopped or failed under another creator',
    by('ben'),
    { ...ben, email_sent: false },
    /prepared for Ben first/,
  ],
  [
    'of another creator, who has another address now',
    by('ben'),
    { ...ben, email: 'ben@home.com' },
    /prepared for Ben first/,
  ],
  [
    'unsubscribed under another creator',
    by('ben'),
    { ...ben, opted_out_at: now },
    /Ben has the same address and unsubscribed/,
  ],
  ['of a creator who is gone', by('ben'), null, /isn’t in your CRM anymore/],
  ['emailed, with no reason stored', {}, ben, /already emailed this address, as Ben/],
  ['emailed nowhere, with no reason stored', {}, null, /wasn’t sent automatically/],
])('says of an address that it is %s', (_, fields, found, sentence) => {
  const reason = unsentReason({ ...ann, ...fields }, found);
  expect(reason?.sentence).toMatch(sentence);
  expect(reason?.other ?? null).toBe(found);
});

it('asks for the creator that the capture named, else for one of the same address', () => {
  expect(askedOther({ ...ann, ...by('ben') })).toEqual({ id: 'ben' });
  expect(askedOther(ann)).toEqual({ email: EMAIL });
  expect(unsentReason(ann, undefined)).toBeNull();
});

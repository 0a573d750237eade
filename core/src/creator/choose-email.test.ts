import { expect, it } from 'vitest';
import type { OtherEmail } from '../contact/contact-candidate.ts';
import { plainCreator } from '../../test/plain-creator.ts';
import { chooseEmail } from './choose-email.ts';
import { emailFields } from './creator-email.ts';
import type { Creator } from './creator.ts';

const email = (name: string): OtherEmail => ({
  email: `${name}@ilsa-films.com`,
  source: 'bio',
  found_at: 'https://www.tiktok.com/@ilsa',
  evidence: `write to ${name}@ilsa-films.com`,
  repaired: name === 'two',
  rival: null,
  choice_reason: null,
});
const [one, two, three] = [email('one'), email('two'), email('three')];
const creator: Creator = {
  ...plainCreator('ilsa', new Date('2026-05-01T12:00:00Z')),
  ...emailFields(one),
  other_emails: [two, three],
};

it('the chosen and the old address change places', () => {
  expect(chooseEmail(creator, three.email)).toEqual({
    ...emailFields(three),
    other_emails: [two, one],
    mailbox_keys: [three, two, one].map(({ email }) => email),
    email_set_by: 'person',
    email_refused_at: null,
    email_unreachable_at: null,
    email_withheld: null,
  });
});

it('a refusal of the old address does not count for the new one', () => {
  const refused = { ...creator, email_refused_at: new Date('2026-05-01T12:00:00Z') };
  expect(chooseEmail(refused, two.email)).toMatchObject({ email_refused_at: null });
});

it('what kept an email from the old address does not count for the new one', () => {
  const email_withheld = { reason: 'already_sent', creator_id: 'ben' } as const;
  expect(chooseEmail({ ...creator, email_withheld }, two.email)).toMatchObject({
    email_withheld: null,
  });
});

it('choosing the old one again puts everything back', () => {
  const once = { ...creator, ...chooseEmail(creator, two.email) };
  expect(once.email_repaired).toBe(true);
  expect(chooseEmail(once, one.email)).toMatchObject({
    ...emailFields(one),
    other_emails: [two, three],
  });
});

it('of two rivals the one not chosen stays, and neither is a rival any more', () => {
  const [lee, ann] = [
    { ...two, rival: three.email },
    { ...three, rival: two.email },
  ];
  const [jo, mary] = [
    { ...email('jo'), rival: email('mary').email },
    { ...email('mary'), rival: email('jo').email },
  ];
  const doubtful = { ...creator, email: null, other_emails: [lee, ann, jo, mary] };
  const choice = chooseEmail(doubtful, ann.email);
  expect(choice).toMatchObject({ ...emailFields(three), email_set_by: 'person' });
  expect(choice?.other_emails).toEqual([two, jo, mary]);
  const back = chooseEmail({ ...doubtful, ...choice }, lee.email);
  expect(back?.other_emails).toEqual([three, jo, mary]);
});

it('an address that was not found cannot be chosen', () => {
  expect(chooseEmail(creator, 'eve@evil-mail.com')).toBeNull();
  expect(chooseEmail(creator, one.email)).toBeNull();
});

it('a creator without an address gets one, and loses it from the others', () => {
  const bare = { ...creator, email: null };
  expect(chooseEmail(bare, two.email)).toMatchObject({ other_emails: [three] });
});

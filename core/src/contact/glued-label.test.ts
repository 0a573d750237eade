import { describe, expect, it } from 'vitest';
import { findAddresses } from './find-addresses.ts';

const addresses = (text: string, handle?: string) =>
  findAddresses(text, { handle }).map((found) => found.address);

describe('a label glued to a name at a host whose names hold letters, digits and dots only', () => {
  it.each([
    ['Collab-ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['Email-ilsa.kelmor@gmail.com', 'ilsa.kelmor@gmail.com'],
    ['Email_ilsakelmor7@googlemail.com', 'ilsakelmor7@googlemail.com'],
    ['E-mail-ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['📩 Mail--ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['COLLABS_ILSAKELMOR@GMAIL.COM', 'ilsakelmor@gmail.com'],
    ['Business-Inquiries-ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['business_email_ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['for booking-ilsakelmor@gmail.com 🎧', 'ilsakelmor@gmail.com'],
    ['Management-ilsakelmor@gmail', 'ilsakelmor@gmail.com'],
    ['PR-ilsakelmor+tt_eu-1@gmail.com', 'ilsakelmor+tt_eu-1@gmail.com'],
    ['press-ilsakelmor @ gmail.com', 'ilsakelmor@gmail.com'],
    ['Work-ilsakelmor (at) gmail (dot) com', 'ilsakelmor@gmail.com'],
    ['contacto-ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['Parcerias-ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['Kooperationen-ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['Collaborazioni_ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['wspolpraca-ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['почта-ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['Реклама_ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['商务合作_ilsakelmor@gmail.com', 'ilsakelmor@gmail.com'],
    ['Pr/collab-Ilsakelmor44@icloud.com', 'ilsakelmor44@icloud.com'],
    ['work-ilsa@me.com', 'ilsa@me.com'],
  ])('%s', (text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });

  it.each([
    ['a name of two', 'jane-doyle@gmail.com'],
    ['a name of two, underscored', 'jane_doyle@gmail.com'],
    ['a label nobody lists', 'studio-ilsakelmor@gmail.com'],
    ['a word that begins like a label', 'workshop-ilsakelmor@gmail.com, mailer_ilsa@gmail.com'],
    ['a label behind a name', 'ilsakelmor-collab@gmail.com'],
    ['a label between names', 'jane-collab-doyle@gmail.com'],
    ['a name of two behind a label', 'collab-jane-doyle@gmail.com'],
    ['labels alone', 'business-inquiries@gmail.com, press_contact@gmail.com'],
    ['a label and a desk', 'mail-info@gmail.com'],
    ['a label and no name', 'email-@gmail.com, email_@gmail.com'],
    ['nothing but signs', '_@gmail.com __@gmail.com'],
    ['a sign at an end', '_ilsakelmor@gmail.com ilsakelmor_@gmail.com ilsakelmor-@gmail.com'],
    ['spelled signs', 'ilsa underscore kelmor at gmail dot com'],
    ['spaces around the sign', 'mail: jane_doyle @ gmail.com'],
    ['brackets', 'jane-doyle (at) gmail (dot) com'],
    ['no ending', 'biz: jane-doyle@gmail'],
    ['no sign', 'biz: jane_doyle gmail.com'],
    ['a group', '{jane-doyle,jane_d}@gmail.com'],
    ['a dot before the label', 'ilsa.collab-kelmor@gmail.com'],
  ])('no address: %s', (_, text) => {
    expect(addresses(text)).toEqual([]);
  });

  it('makes none of a handle that cannot be a name there', () => {
    expect(addresses('my username @ gmail.com', 'ilsa_kelmor')).toEqual([]);
    expect(addresses('my username @ gmail.com', 'ilsa.kelmor')).toEqual(['ilsa.kelmor@gmail.com']);
  });
});

it.each([
  'collab-ilsa@torvane.com',
  'email_ilsa@torvane.com',
  'jane-doyle@outlook.com',
  'jane_doyle@yahoo.com',
  'clumps.fever-0d@icloud.com',
  'jane-doyle@icloud.com',
  'ilsa_b@gmail.torvane.com',
])('elsewhere hyphens and underscores are part of the name: %s', (address) => {
  expect(addresses(address)).toEqual([address]);
});

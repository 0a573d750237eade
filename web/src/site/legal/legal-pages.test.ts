import { LAST_IN_TEXT_MAXIMUM } from '@vibes/core/creator/creator-limits';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readProductSettings } from '../../lib/product-settings.ts';
import { longDate } from '../long-date.ts';
import { legalPages } from './legal-pages.tsx';
import { supportPage } from '../support/support-page.tsx';
import { anchorOf } from './legal-text.ts';
import { PRIVACY_POLICY } from './privacy-policy.tsx';
import { TERMS_OF_SERVICE } from './terms-of-service.tsx';

const html = (path: string, given: object = {}) => {
  const page = [...legalPages, supportPage].find((one) => one.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return renderToStaticMarkup(
    createElement(page.Content, {
      settings: readProductSettings(given),
      origin: 'https://site.test',
    }),
  );
};

describe.each([
  ['/privacy-policy', PRIVACY_POLICY, 'privacy_email'],
  ['/terms-of-service', TERMS_OF_SERVICE, 'terms_email'],
])('%s', (path, text, setting) => {
  it('has every entry of its list under a heading of the same words', () => {
    for (const section of text.sections) {
      const anchor = anchorOf(section);
      expect(html(path)).toContain(`<a href="#${anchor}">${section.title}</a>`);
      expect(html(path)).toContain(`<h2 id="${anchor}">${section.title}</h2>`);
    }
  });

  it('says when its words were last changed', () => {
    expect(html(path)).toContain(`>${longDate(text.last_updated)}</time>`);
  });

  it('names the address to write to, or the form while none is set', () => {
    const written = html(path, { [setting]: 'law@vibes.test' });
    expect(written).toContain('<a href="mailto:law@vibes.test">law@vibes.test</a>');
    expect(html(path)).toContain('<a href="/support">support page</a>');
    expect(html(path)).not.toContain('mailto:');
  });
});

it.each(['/privacy-policy', '/terms-of-service', '/support'])(
  '%s names who runs the product, with their postal address, and nobody where it is not set',
  (path) => {
    const operator_address = 'Example Street 1, 10115 Berlin, Germany';
    const sentence = `Vibes Outreach is run by Vibes GmbH, ${operator_address}.`;
    expect(html(path, { operator_name: 'Vibes GmbH', operator_address })).toContain(sentence);
    expect(html(path)).not.toContain('is run by');
  },
);

it('says how long feedback is kept, and that it is read', () => {
  const page = html('/privacy-policy').replace(/\s+/g, ' ');
  expect(page).toContain('We read it, and delete it after 12 months.');
  expect(page).toContain('Anonymous feedback is deleted 12 months after you sent it.');
});

it('tells a person who asks for deletion how we identify them, with an address to write to and without one', () => {
  expect(html('/privacy-policy')).toContain('name the account’s email address');
  const written = html('/privacy-policy', { privacy_email: 'law@vibes.test' });
  expect(written).toContain('from the email address of the account');
  expect(written).not.toContain('/support">support page');
});

it('says what is deleted on request, what ends with it, and what is kept', () => {
  const page = html('/privacy-policy').replace(/\s+/g, ' ');
  for (const sentence of [
    'everything stored about the account but secrets',
    'Emails that still wait are not sent, and a paid plan ends right away.',
    'We keep records of payments, credits and referral earnings, without the names of creators',
    'a note of the deletion',
  ])
    expect(page).toContain(sentence);
  expect(html('/terms-of-service')).not.toContain('Cancel a paid plan first');
});

it('the affiliate program is named only where one is set', () => {
  expect(html('/privacy-policy')).not.toContain('affiliate');
  const affiliate_script_url = 'https://tracker.test/v2.js';
  expect(html('/privacy-policy', { affiliate_script_url })).toContain('affiliate program');
});

it('says where watching for replies is chosen, and how far back it reads only on a further yes', () => {
  const page = html('/privacy-policy').replace(/\s+/g, ' ');
  for (const sentence of [
    'only after you choose “Watch for replies”, before your first email or in Email Settings',
    'Only if you say yes, we look at the mail since the first of those emails, for 60 days back at most',
  ])
    expect(page).toContain(sentence);
});

it('says what of a reply is kept with the creator and in the browser, and when it goes', () => {
  const page = html('/privacy-policy').replace(/\s+/g, ' ');
  for (const sentence of [
    `The first ${LAST_IN_TEXT_MAXIMUM} characters of the last reply are also kept with the creator`,
    'those first characters with them',
    'What you say of a reply',
    'the day you want to be reminded of a creator',
    'what is waiting for you with the first words of replies',
  ])
    expect(page).toContain(sentence);
});

it('names reCAPTCHA where App Check is on, and there alone', () => {
  const named = (settings: object) =>
    html('/privacy-policy', settings).includes('Google’s reCAPTCHA');
  expect(named({ app_check_key: 'key' })).toBe(true);
  expect(named({})).toBe(false);
});

it('says how long a deleted creator is kept', () => {
  const page = html('/privacy-policy').replace(/\s+/g, ' ');
  expect(page).toContain('A creator you delete can be restored for 30 days');
  expect(page).toContain('What is deleted stays in backups for 14 weeks at most');
});

it('says which picture of a creator is kept, where, since when, and when it goes', () => {
  const page = html('/privacy-policy').replace(/\s+/g, ' ');
  for (const sentence of [
    'a small copy of their public profile picture, 96 pixels wide',
    'It is deleted with the creator.',
    'announced 30 days before the first one was made',
    'The small pictures of creators you have looked at',
    'how many followers, likes and posts the profile shows',
  ])
    expect(page).toContain(sentence);
});

it('names the fingerprint of a mailbox where it is stored, where it outlives the account, and for how long', () => {
  const page = html('/privacy-policy');
  expect(page.match(/fingerprint/g)?.length).toBeGreaterThanOrEqual(4);
  expect(page).toContain('We keep it when your account is deleted.');
  expect(html('/terms-of-service')).toContain('The first account of a mailbox starts with trial');
});

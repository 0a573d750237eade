import { siteLinks } from '../site-links.ts';
import { ContactLine } from './contact-line.tsx';
import { InformationWeCollect } from './information-we-collect.tsx';
import type { LegalText } from './legal-text.ts';
import { Sharing } from './sharing.tsx';

const Introduction = () => (
  <>
    <p>
      Vibes Outreach helps brands write to creators. This page says what the service stores, why,
      who else receives it, and what you can do about it. It covers the public pages, the app, and
      the endpoint your shortcut calls.
    </p>
    <p>
      Two groups of people appear here: you, who use the service, and the creators you capture. For
      your own data we decide how it is used. Creators’ data we keep on behalf of the user who
      captured them, and that user answers for having a reason to write to them.
    </p>
  </>
);

const HowWeUse = () => (
  <>
    <p>We use your data for these purposes and no others:</p>
    <ul>
      <li>to sign you in and show you your own records;</li>
      <li>to find a creator’s contact address and prepare your messages;</li>
      <li>to send the e-mails you ask for, and to keep them from going out twice;</li>
      <li>to copy creators to your own CRM when you turn that on;</li>
      <li>to count credits, take payments and credit referrals;</li>
      <li>to limit abuse, find faults and answer you.</li>
    </ul>
    <p>
      Where the law asks for a ground: the service you signed up for is our contract with you,
      keeping it safe and working is our legitimate interest, and records of payments are a legal
      duty.
    </p>
    <p>
      We show no advertising, build no profiles of you, and do not sell your data. Addresses are
      found by fixed rules, in our own code.
    </p>
  </>
);

const YourChoices = () => (
  <>
    <h3>In the app</h3>
    <ul>
      <li>Change your name under Profile, and your templates and settings where you made them.</li>
      <li>Clear the app password, the Notion key or a webhook address. It is gone at once.</li>
      <li>Generate a new API key. The old one stops working in the same moment.</li>
      <li>Download your credit statement and your referral ledger as files.</li>
    </ul>
    <h3>Access, correction, deletion</h3>
    <p>
      Ask us for a copy of your data, or to correct or delete it. There is no button for deleting an
      account yet: write to us from the e-mail address of the account. We then delete the account
      and what it holds, a creator you name, or both. We keep what the law makes us keep, such as
      records of payments, and the opt-out list described below.
    </p>
    <p>
      Depending on where you live you may also object to a use, ask us to limit it, or complain to
      your data protection authority.
    </p>
    <h3 id="creators">If you are a creator who received an e-mail</h3>
    <p>
      Follow the unsubscribe link in the e-mail, or use your mail program’s unsubscribe button where
      it shows one. The sender can then never e-mail that address through Vibes Outreach again, and
      nobody can undo it. To do so we keep a fingerprint of the address, not the address itself, on
      that sender’s list for good. The sender sees that you opted out, and keeps their record of
      you.
    </p>
    <p>To have that record deleted, or to learn what is stored about you, write to us.</p>
    <h3>How long we keep it</h3>
    <p>
      Your records stay for as long as your account does. Counters that limit requests are removed
      within days, and the ids of payment events after 90 days. Logs are kept for a limited time.
      Anonymous feedback stays until we have no more use for it.
    </p>
  </>
);

const Security = () => (
  <>
    <p>
      Everything travels encrypted. Your API key, your app password and your Notion key are also
      stored encrypted, under a key that is kept apart from the database. The app password and the
      Notion key never leave our servers for a browser again, not even yours: the app shows only the
      last four characters.
    </p>
    <p>
      Access rules in the database let you read your own records and no one else’s. Keys, passwords,
      message texts and addresses are kept out of our logs.
    </p>
    <p>
      No system is perfectly safe. If your data is ever exposed, we will tell you as the law
      requires.
    </p>
  </>
);

const Changes = () => (
  <p>
    When this policy changes, the new text and its date stand here. We announce a material change at
    least 30 days before it takes effect. The <a href={siteLinks.terms}>Terms of Service</a> apply
    beside this policy.
  </p>
);

/** What is true of people's data here. Change the date with the words. */
export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  summary:
    'We store what the service needs to find, write to and remember creators for you. We do not sell it.',
  last_updated: '2026-11-22',
  sections: [
    { title: 'Introduction', Body: Introduction },
    { title: 'Information We Collect', Body: InformationWeCollect },
    { title: 'How We Use Your Information', Body: HowWeUse },
    { title: 'Sharing', Body: Sharing },
    { title: 'Your Choices', Body: YourChoices },
    { title: 'Security', Body: Security },
    { title: 'Changes', Body: Changes },
    {
      title: 'Contact',
      Body: ({ settings }) => (
        <>
          <p>Questions about your data, or a wish to have it deleted?</p>
          <ContactLine email={settings.privacy_email} />
        </>
      ),
    },
  ],
};

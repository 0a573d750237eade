import type { ProductSettings } from '@vibes/core/product/product-settings';
import { siteLinks } from '../site-links.ts';
import { ContactLine } from './contact-line.tsx';
import { InformationWeCollect } from './information-we-collect.tsx';
import type { LegalText } from './legal-text.ts';
import { OperatorParagraph } from './operator-paragraph.tsx';
import { YourChoices } from './your-choices.tsx';

const Introduction = () => (
  <>
    <p>
      Vibes Outreach helps brands write to creators. This page says what the service stores, why,
      who else receives it, and what you can do about it. It covers the public pages, the app, and
      the endpoint your shortcut calls.
    </p>
    <p>
      Two groups of people appear here: you, who use the service, and the creators you capture. We
      decide how your own data is used. We keep creators’ data on behalf of the user who captured
      them, and that user is responsible for having a reason to write to them.
    </p>
  </>
);

const HowWeUse = () => (
  <>
    <p>We use your data for these purposes and no others:</p>
    <ul>
      <li>to sign you in and show you your own records;</li>
      <li>to find a creator’s contact address and prepare your messages;</li>
      <li>to send the emails you ask for, and to avoid sending them twice;</li>
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

const Security = () => (
  <>
    <p>
      Your browser and your shortcut reach us over encrypted connections, and we reach Gmail, Stripe
      and Notion the same way. Use an https URL for your webhook. At any other address, others can
      read what we send. Your API key, your app password and your Notion key are also stored
      encrypted, with a key that we store apart from the database. We never send the app password or
      the Notion key to a browser again, not even yours. The app shows only the last 4 characters.
    </p>
    <p>
      Access rules in the database let you read your own records and no one else’s. Our logs contain
      no keys, passwords, message texts or addresses.
    </p>
    <p>
      No system is perfectly safe. If your data is ever exposed, we will tell you as the law
      requires.
    </p>
  </>
);

const Changes = () => (
  <p>
    When this policy changes, we publish the new text and its date here. We announce a material
    change at least 30 days before it takes effect. The{' '}
    <a href={siteLinks.terms}>Terms of Service</a> also apply.
  </p>
);

/** Who else receives data, and which. */
const Sharing = ({ settings }: { settings: ProductSettings }) => (
  <>
    <p>These services receive data, each only what it needs:</p>
    <ul>
      <li>
        <strong>Google</strong> runs the servers, the database and the sign-in (Firebase and Google
        Cloud). The sign-in is in the United States; the servers and the database are in the United
        States or in the European Union.
      </li>
      {settings.app_check_key && (
        <li>
          <strong>Google’s reCAPTCHA</strong> looks at the browser of whoever opens the app, so that
          our servers answer the app alone. Google receives the address of the connection and what
          the browser shows of itself.
        </li>
      )}
      <li>
        <strong>Stripe</strong> takes payments. It receives your name, your email address and your
        account’s id from us, and your card from you.
      </li>
      {settings.affiliate_script_url && (
        <li>
          <strong>Our affiliate program</strong> learns of visits to the pages that carry its
          script. Its number for your visit is sent to Stripe with your payment.
        </li>
      )}
    </ul>
    <p>These receive data because you chose them:</p>
    <ul>
      <li>
        <strong>Gmail</strong> or <strong>your email webhook</strong>, which carry your emails, and
        the creators you write to, who receive them with your name and sending address.
      </li>
      <li>
        <strong>Notion</strong> or <strong>your CRM webhook</strong>, which receive a copy of each
        creator while you have them active.
      </li>
    </ul>
    <p>
      To find a contact address our server opens the creator’s public profile and the pages it links
      to, directly or through a service that fetches pages for us. Those sites see that Vibes
      Outreach asked. They do not learn who you are.
    </p>
    <p>
      We give data to authorities where the law requires it, and to a successor if the service is
      sold, under this policy. We do not sell it.
    </p>
  </>
);

/** How people's data is handled. Change the date with the words. */
export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  summary:
    'We store what the service needs to find, write to and remember creators for you. We do not sell it.',
  last_updated: '2026-11-28',
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
          <OperatorParagraph settings={settings} />
          <p>Do you have questions about your data, or want it deleted?</p>
          <ContactLine email={settings.privacy_email} />
        </>
      ),
    },
  ],
};

import type { Operator } from '@vibes/core/product/operator';
import { REFERRAL_DAYS } from '@vibes/core/referral/referral';
import { siteLinks } from '../site-links.ts';
import { ContactLine } from './contact-line.tsx';
import type { LegalText } from './legal-text.ts';
import { OperatorParagraph } from './operator-paragraph.tsx';

const Acceptance = ({ settings }: { settings: Operator }) => (
  <>
    <p>
      These terms are the agreement between you and the provider of Vibes Outreach. By opening an
      account or using the service you accept them. If you act for a company, you accept them for
      the company and confirm that you may. If you do not accept them, do not use the service.
    </p>
    <OperatorParagraph settings={settings} />
    <p>
      The <a href={siteLinks.privacy}>Privacy Policy</a> says how data is handled.
    </p>
  </>
);

const Disclaimer = () => (
  <>
    <p>
      Vibes Outreach is in public beta. It is provided as it is and as it is available, without
      warranties of any kind, express or implied, as far as the law allows.
    </p>
    <p>
      Contact addresses come from public pages and from what your shortcut sends us. We do not
      promise that one exists, that it is current, or that anybody answers. The service prepares
      direct messages and does not send them. TikTok, Instagram, Google, Apple, Notion and other
      services are not ours: they may change, refuse or block what we do for you, and your use of
      them is between you and them.
    </p>
  </>
);

const Limitations = () => (
  <>
    <p>
      As far as the law allows, we are not liable for indirect or consequential damage, lost profit,
      lost data or lost business. For everything else our liability is limited to what you paid us
      in the twelve months before the event.
    </p>
    <p>
      Nothing here limits liability that the law does not let anyone limit, such as for intent or
      gross negligence, or for injury to life and health.
    </p>
  </>
);

const Termination = () => (
  <>
    <p>
      You may stop using the service at any time, and ask us to delete your account as the{' '}
      <a href={siteLinks.privacy}>Privacy Policy</a> describes. Deletion ends a paid plan right
      away. To use it to the end of its period, cancel it under Profile, Plans &amp; Billing and ask
      after that.
    </p>
    <p>
      We may suspend or end your account, or the service, without notice, in particular when these
      terms are broken, when others are harmed, or when the law requires it. Your right to use the
      service then ends. What by its nature outlasts the end stays in force: payments due,
      disclaimer, limitations and governing law.
    </p>
  </>
);

const GoverningLaw = () => (
  <>
    <p>
      These terms are governed by the law of the place where the provider is established, without
      its rules on conflicts of law. Its courts decide disputes. If you are a consumer, you keep the
      protection and the courts that the law of your own country gives you.
    </p>
    <p>If one clause turns out to be invalid, the others stay in force.</p>
  </>
);

const Changes = () => (
  <p>
    We may change these terms. The current text and its date are on this page. We announce a
    material change at least 30 days before it takes effect. If you use the service after that day,
    you accept the change; if you do not want it, stop using the service before.
  </p>
);

/** What a person may do with the service, and may not. */
const UseLicense = () => (
  <>
    <p>
      We give you a limited right to use Vibes Outreach, for yourself and for your business. It is
      not exclusive, you cannot pass it on, and it ends with your account. The software, the name
      and the design stay ours. Your templates, notes and messages stay yours; you let us process
      them to run the service for you.
    </p>
    <p>You may not</p>
    <ul>
      <li>send spam, or messages that deceive, harass or break the law;</li>
      <li>write to people who opted out, here or elsewhere;</li>
      <li>collect data to sell it, or to reach people for anything but your own outreach;</li>
      <li>get around limits, credits or security, or disturb the service for others;</li>
      <li>resell the service, copy it, or take it apart further than the law permits.</li>
    </ul>
  </>
);

/** What comes with an account. */
const AccountTerms = () => (
  <>
    <p>
      You need an account, and a Google account to sign in with. You must be old enough to make a
      contract where you live. Keep your sign-in and your API key to yourself: you are responsible
      for what is done with them. If somebody else may know your key, generate a new one.
    </p>
    <p>
      You are the sender of your messages. They are sent through your own Gmail account or your own
      webhook, or by you. You are responsible for their content and for following the law on
      commercial email and on personal data, such as CAN-SPAM in the United States and the GDPR in
      Europe: have a legal ground to write, say who you are and where, and respect every refusal.
      You are also responsible for following the rules of the services you connect and of TikTok and
      Instagram.
    </p>
    <p>
      We send automatic emails to one address only once. An address that opted out never gets
      another email from you. We may limit how much is captured or sent in a given time.
    </p>
  </>
);

/** The price of a plan, what it includes, and how it ends. */
const PaymentTerms = () => (
  <>
    <p>
      The first account of a mailbox starts with trial credits, where we offer them. Further use
      needs a paid plan. A credit is used the first time a creator’s profile is read and saved.
      Capturing the same creator again costs nothing, and neither does a profile we could not read.
    </p>
    <ul>
      <li>
        <strong>Renewal.</strong> A plan is paid in advance through Stripe, in US dollars, and
        renews every month until you cancel. Taxes may be added where they apply.
      </li>
      <li>
        <strong>Credits.</strong> Each paid month sets your balance to the plan’s allowance. Unused
        credits do not carry over and cannot be exchanged for money.
      </li>
      <li>
        <strong>Failed payments.</strong> Your plan continues for 7 more days. It then stops, and
        resumes when the bill is paid.
      </li>
      <li>
        <strong>Canceling.</strong> Cancel under Profile, Plans &amp; Billing. The plan and its
        credits last to the end of the paid month.
      </li>
      <li>
        <strong>Refunds.</strong> Write to us. When a month is refunded in full, we take back what
        is left of its credits. Your legal rights to a refund are not affected.
      </li>
      <li>
        <strong>Prices.</strong> We announce a higher price for your plan at least 30 days before
        you pay it.
      </li>
      <li>
        <strong>Referrals.</strong> If somebody opens an account within {REFERRAL_DAYS} days of
        following your link, you earn 20% of each of their payments. We pay it out monthly. A refund
        or a dispute takes its share back. You cannot refer yourself.
      </li>
    </ul>
  </>
);

/** The terms of the service. Change the date with the words. */
export const TERMS_OF_SERVICE: LegalText = {
  title: 'Terms of Service',
  summary:
    'Use Vibes Outreach for your business, write to people as the law allows, and pay for the plan you choose.',
  last_updated: '2026-11-28',
  sections: [
    { title: 'Acceptance', Body: Acceptance },
    { title: 'Use License', Body: UseLicense },
    { title: 'Account Terms', Body: AccountTerms },
    { title: 'Payment Terms', Body: PaymentTerms },
    { title: 'Disclaimer', Body: Disclaimer },
    { title: 'Limitations', Body: Limitations },
    { title: 'Termination', Body: Termination },
    { title: 'Governing Law', Body: GoverningLaw },
    { title: 'Changes', Body: Changes },
    {
      title: 'Contact',
      Body: ({ settings }) => (
        <>
          <p>Questions about these terms?</p>
          <ContactLine email={settings.terms_email} />
        </>
      ),
    },
  ],
};

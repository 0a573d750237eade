import { ContactLine } from './contact-line.tsx';
import type { LegalText } from './legal-text.ts';
import { AccountTerms, UseLicense } from './terms-of-use.tsx';
import { PaymentTerms } from './payment-terms.tsx';
import { siteLinks } from '../site-links.ts';

const Acceptance = () => (
  <>
    <p>
      These terms are the agreement between you and the provider of Vibes Outreach. By opening an
      account or using the service you accept them. If you act for a company, you accept them for
      the company and confirm that you may. If you do not accept them, do not use the service.
    </p>
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

/** The terms of the service. Change the date with the words. */
export const TERMS_OF_SERVICE: LegalText = {
  title: 'Terms of Service',
  summary:
    'Use Vibes Outreach for your business, write to people as the law allows, and pay for the plan you choose.',
  last_updated: '2026-11-23',
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

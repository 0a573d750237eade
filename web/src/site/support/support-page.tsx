import type { ProductSettings } from '@vibes/core/product/product-settings';
import { Island } from '../island.tsx';
import { OperatorParagraph } from '../legal/operator-paragraph.tsx';
import type { SitePage } from '../site-page.ts';
import { FeedbackForm } from './feedback-form.tsx';

/** `/support`: help and feedback. */
export const supportPage: SitePage = {
  path: '/support',
  file: 'support.html',
  title: 'Support · Vibes Outreach',
  description: 'Get help with Vibes Outreach, or tell us what to build next.',
  image: '/social/home.png',
  Content: ({ settings }) => (
    <main id="content" className="support wide">
      <header className="support-head">
        <h1>We've Got Your Back</h1>
        <p>Something broken or unclear? Tell us below.</p>
      </header>
      <SupportCards settings={settings} />
      <section className="support-feedback" id="feedback" aria-labelledby="feedback-title">
        <div className="support-feedback-about">
          <h2 id="feedback-title">Share Your Thoughts</h2>
          <p>
            The form is anonymous: we store your text and the time, nothing about you. Include your
            email address if you want a reply.
          </p>
        </div>
        <div className="panel support-form">
          <noscript>
            <p>
              The form needs JavaScript, which is turned off in your browser.{' '}
              {settings.support_email ? (
                <>
                  Write to <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>{' '}
                  instead.
                </>
              ) : (
                'Turn it on to write to us.'
              )}
            </p>
          </noscript>
          <Island name="feedback" of={FeedbackForm} with={{}} />
          <p className="feedback-not-loaded field-error" role="alert">
            We couldn’t load the form. Reload the page to write to us.
          </p>
        </div>
      </section>
    </main>
  ),
};

/** How help works here, and how to reach us. */
const SupportCards = ({ settings }: { settings: ProductSettings }) => (
  <ul className="support-cards">
    <li className="panel">
      <h2>Small Team Big Support</h2>
      <p>
        We’re a small team and we build this ourselves. Your message goes straight to the people who
        can fix it.
      </p>
    </li>
    <li className="panel">
      <h2>The Umbrella Promise</h2>
      <p>
        Every reported bug is fixed within 2 business days. Tell us what you did and what happened,
        so we can reproduce it.
      </p>
    </li>
    <li className="panel">
      <h2>Direct Contact</h2>
      {settings.support_email ? (
        <>
          <p>Have a question about your account? Email us.</p>
          <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>
        </>
      ) : (
        <>
          <p>Have a question about your account? Use the form.</p>
          <a href="#feedback">Go to the form</a>
        </>
      )}
      <OperatorParagraph settings={settings} />
    </li>
  </ul>
);

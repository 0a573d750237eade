import type { ProductSettings } from '@vibes/core/product/product-settings';
import { longDate } from '../long-date.ts';
import type { SitePage } from '../site-page.ts';
import { anchorOf, type LegalText } from './legal-text.ts';
import { PRIVACY_POLICY } from './privacy-policy.tsx';
import { TERMS_OF_SERVICE } from './terms-of-service.tsx';

interface LegalLayoutProps {
  text: LegalText;
  settings: ProductSettings;
}

/** A legal text with its date and a list of what is in it. */
function LegalLayout({ text, settings }: LegalLayoutProps) {
  const { title, summary, last_updated, sections } = text;
  return (
    <main id="content" className="legal">
      <header className="legal-head">
        <h1>{title}</h1>
        <p className="legal-summary">{summary}</p>
        <p className="muted">
          Last Updated: <time dateTime={last_updated}>{longDate(last_updated)}</time>
        </p>
      </header>
      <nav className="legal-contents" aria-labelledby="on-this-page">
        <h2 id="on-this-page">On this page</h2>
        <ul>
          {sections.map((section) => (
            <li key={section.title}>
              <a href={`#${anchorOf(section)}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="legal-text prose reading" aria-label={title}>
        {sections.map((section) => (
          <section key={section.title} aria-labelledby={anchorOf(section)}>
            <h2 id={anchorOf(section)}>{section.title}</h2>
            <section.Body settings={settings} />
          </section>
        ))}
      </article>
    </main>
  );
}

/** The legal pages. */
export const legalPages: readonly SitePage[] = [
  {
    path: '/privacy-policy',
    file: 'privacy-policy.html',
    title: 'Privacy Policy · Vibes Outreach',
    description:
      'What Vibes Outreach stores about you and the creators you capture, who receives it, and how to have it deleted.',
    image: '/social/home.png',
    Content: ({ settings }) => <LegalLayout text={PRIVACY_POLICY} settings={settings} />,
  },
  {
    path: '/terms-of-service',
    file: 'terms-of-service.html',
    title: 'Terms of Service · Vibes Outreach',
    description:
      'The terms for using Vibes Outreach: your account, your outreach, plans and payments, and how either side can end it.',
    image: '/social/home.png',
    Content: ({ settings }) => <LegalLayout text={TERMS_OF_SERVICE} settings={settings} />,
  },
];

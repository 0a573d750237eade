import type { ProductSettings } from '@vibes/core/product/product-settings';
import { longDate } from '../long-date.ts';
import { anchorOf, type LegalText } from './legal-text.ts';

interface LegalLayoutProps {
  text: LegalText;
  settings: ProductSettings;
}

/** A legal text with its date and a list of what is in it. */
export function LegalLayout({ text, settings }: LegalLayoutProps) {
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

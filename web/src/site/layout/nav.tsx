import { Menu, SunMoon } from 'lucide-react';
import type { ProductSettings } from '@vibes/core/product/product-settings';
import { siteLinks } from '../site-links.ts';
import { StartButton } from './start-button.tsx';

/** The entries of the navigation; an entry without its setting is left out. */
const entriesOf = ({ affiliate_url }: ProductSettings) =>
  [
    { label: 'Features', href: siteLinks.features },
    { label: 'Pricing', href: siteLinks.pricing },
    { label: 'FAQ', href: siteLinks.faq },
    { label: 'Support', href: siteLinks.support },
    { label: 'Affiliate', href: affiliate_url },
    { label: 'Documentation', href: siteLinks.documentation },
  ].filter(({ href }) => href);

/** Log in and sign up; a person who is signed in sees the link to the dashboard. */
function StartLinks() {
  return (
    <>
      <a className="button button-plain signed-out-only" href={siteLinks.login}>
        Sign In
      </a>
      <StartButton />
    </>
  );
}

/** Switches between light and dark; left out without scripts. */
const ColorsButton = () => (
  <button className="icon-button" type="button" data-color-mode aria-label="Change the colors">
    <SunMoon size={18} aria-hidden="true" />
  </button>
);

/** The navigation of every public page. It works without scripts; `start-nav.ts` adds the shadow. */
export function Nav({ settings }: { settings: ProductSettings }) {
  const entries = entriesOf(settings).map(({ label, href }) => (
    <li key={label}>
      <a href={href}>{label}</a>
    </li>
  ));
  return (
    <header className="nav" data-nav>
      <nav className="nav-row wide" aria-label="Main">
        <a className="wordmark" href={siteLinks.home} aria-label="Vibes Outreach, home">
          <img src="/logo.svg" alt="" width="28" height="28" />
          <span>Vibes Outreach</span>
        </a>
        <ul className="nav-entries">{entries}</ul>
        <div className="nav-doors">
          <ColorsButton />
          <StartLinks />
        </div>
        <details className="nav-menu" data-menu>
          <summary className="icon-button" aria-label="Menu">
            <Menu size={20} aria-hidden="true" />
          </summary>
          <div className="nav-sheet">
            <ul>{entries}</ul>
            <div className="nav-sheet-doors">
              <ColorsButton />
              <StartLinks />
            </div>
          </div>
        </details>
      </nav>
    </header>
  );
}

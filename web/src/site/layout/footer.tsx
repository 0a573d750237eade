import type { ProductSettings } from '@vibes/core/product/product-settings';
import { siteLinks } from '../site-links.ts';

const columnsOf = ({ affiliate_url }: ProductSettings) => [
  {
    title: 'Product',
    links: [
      { label: 'Features', href: siteLinks.features },
      { label: 'Pricing', href: siteLinks.pricing },
      { label: 'FAQ', href: siteLinks.faq },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Blog', href: siteLinks.blog },
      { label: 'Support', href: siteLinks.support },
      { label: 'Affiliate', href: affiliate_url },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Documentation', href: siteLinks.documentation },
      { label: 'Privacy Policy', href: siteLinks.privacy },
      { label: 'Terms of Service', href: siteLinks.terms },
    ],
  },
];

/** The foot of every public page; a link without its setting is left out. */
export function Footer({ settings }: { settings: ProductSettings }) {
  return (
    <footer className="footer">
      <div className="footer-row wide">
        <div className="footer-brand">
          <p className="wordmark">
            <img src="/logo.svg" alt="" width="28" height="28" />
            <span>Vibes Outreach</span>
          </p>
          <p>From a profile on your phone to a message on its way. In public beta.</p>
        </div>
        {columnsOf(settings).map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links
                .filter(({ href }) => href)
                .map(({ label, href }) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

import type { SitePage } from '../site-page.ts';
import { LegalLayout } from './legal-layout.tsx';
import { PRIVACY_POLICY } from './privacy-policy.tsx';
import { TERMS_OF_SERVICE } from './terms-of-service.tsx';

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

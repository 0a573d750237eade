import type { SitePage } from '../site-page.ts';
import { Closing } from './closing/closing.tsx';
import { Faq } from './faq/faq.tsx';
import { Features } from './features/features.tsx';
import { Growth } from './growth/growth.tsx';
import { Hero } from './hero/hero.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { Steps } from './steps/steps.tsx';
import { TryIt } from './try-it/try-it.tsx';
import { WhyShortcuts } from './why-shortcuts/why-shortcuts.tsx';

/** `/`: what the product is, with a demonstration. */
export const landingPage: SitePage = {
  path: '/',
  file: 'index.html',
  title: 'Vibes Outreach · A Shortcut to DM Creators',
  description:
    'See a creator on TikTok or Instagram and press the Action Button. We find the contact address, send your email and get the DM ready to paste.',
  image: '/social/home.png',
  hasAffiliateScript: true,
  Content: ({ settings }) => (
    <main id="content">
      <Hero />
      <TryIt />
      <Features />
      <WhyShortcuts />
      <Growth />
      <Faq />
      <Pricing />
      <Steps settings={settings} />
      <Closing />
    </main>
  ),
};

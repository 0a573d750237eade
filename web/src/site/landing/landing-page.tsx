import { Island } from '../island.tsx';
import { StartButton } from '../layout/start-button.tsx';
import type { SitePage } from '../site-page.ts';
import { Faq } from './faq/faq.tsx';
import { Features } from './features/features.tsx';
import { Growth } from './growth/growth.tsx';
import { Hero } from './hero/hero.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { Scene } from './scene/scene.tsx';
import { Steps } from './steps/steps.tsx';
import { BioReader } from './try-it/bio-reader.tsx';
import { EXAMPLES } from './try-it/examples.data.ts';
import { readBio } from './try-it/read-bio.ts';
import { WhyShortcuts } from './why-shortcuts/why-shortcuts.tsx';

/** The last section of the page, with the next step. */
function Closing() {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <div className="closing-stage wide">
        <div className="closing-words">
          <h2 id="closing-title">The next creator is one press away.</h2>
          <p className="muted">
            Sign up with Google, add the shortcut to your iPhone, and press on a creator you like.
          </p>
          <p>
            <StartButton />
          </p>
        </div>
        <div className="closing-phone" aria-hidden="true">
          Waiting for your first press
        </div>
      </div>
    </section>
  );
}

/** Paste a bio, see the address found with its evidence. The initial sample was read by the same finder. */
function TryIt() {
  const [{ bio }] = EXAMPLES;
  return (
    <section id="try-it" className="try-it panel" aria-labelledby="try-it-title">
      <h2 id="try-it-title">Paste a bio. See what it finds.</h2>
      <noscript>
        <p>The finder needs JavaScript. Below is what it finds in a sample bio.</p>
      </noscript>
      <Island
        name="bioReader"
        of={BioReader}
        with={{ sample: { bio, reading: readBio(bio) } }}
        wakesWhenTouched
      />
    </section>
  );
}

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
      <Hero>
        <TryIt />
      </Hero>
      <Scene />
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

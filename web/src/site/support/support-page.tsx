import type { SitePage } from '../site-page.ts';

/** `/support`: where a person gets help and says what they think. */
export const supportPage: SitePage = {
  path: '/support',
  file: 'support.html',
  title: 'Support · Vibes Outreach',
  description: 'Get help with Vibes Outreach, or tell us what to build next.',
  image: '/social/home.png',
  Content: () => (
    <main id="content">
      <h1 className="wide">We've Got Your Back</h1>
    </main>
  ),
};

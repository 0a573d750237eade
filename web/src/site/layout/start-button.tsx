import { siteLinks } from '../site-links.ts';

/** The way in, as a button; for somebody signed in it leads to the dashboard. A class on the page says which. */
export const StartButton = () => (
  <>
    <a className="button button-accent signed-out-only" href={siteLinks.signup}>
      Get Started
    </a>
    <a className="button button-accent signed-in-only" href={siteLinks.dashboard}>
      Dashboard
    </a>
  </>
);
